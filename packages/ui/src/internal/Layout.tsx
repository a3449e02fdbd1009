import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './layout.css.ts';
import type { ElementProps } from './layout-props.ts';

/** Props that are rendered as classes (`layout.css.ts`) and are not passed to the element. */
const names = new Set(
  'padding paddingX paddingY paddingTop paddingBottom background color radius border textAlign grow shrink minHeight maxWidth only interactive gap rowGap align justify divided'.split(
    ' ',
  ),
);

interface Props extends ElementProps {
  /** The value of `data-component`. */
  name: string;
  /** Class of the kind: a stack, a row or a grid. */
  look?: string | undefined;
  asChild?: boolean | undefined;
  children?: ReactNode;
  [prop: string]: unknown;
}

function getClasses(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return `p-${name}-${value}`;
  return Object.entries(value)
    .map(([at, one]) => `p-${at === 'phone' ? '' : `${at}-`}${name}-${one}`)
    .join(' ');
}

/** The element of a layout component: its layout props become classes, the others attributes. */
export function Layout({ name, look, as = 'div', asChild, className, ...props }: Props) {
  // All of these elements take the attributes of a div; React's types have no tag that is one of
  // several.
  const Element = asChild ? Slot.Root : (as as 'div');
  const entries = Object.entries(props);
  const classes = entries
    .filter(([prop, value]) => names.has(prop) && value !== undefined)
    .map(([prop, value]) => getClasses(prop, value));
  return (
    <Element
      // Safari drops the role of a list without bullets.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      data-component={name}
      {...Object.fromEntries(entries.filter(([prop]) => !names.has(prop)))}
      className={cx(css.root, look, ...classes, className)}
    />
  );
}
