import type { LucideIconData, LucideProps } from 'lucide-react';
import { createElement } from 'react';

const spoken = /^(aria-|role$|title$)/;

/** A drawing of Lucide as a component: what is not asked for by name goes to its `svg`. */
export default function createLucideIcon({ node }: Pick<LucideIconData, 'node'>) {
  return ({ size = 24, color = 'currentColor', ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // Unless something says it, it says nothing.
        'aria-hidden': Object.entries(rest).some(
          ([name, value]) => value != null && spoken.test(name),
        )
          ? undefined
          : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
