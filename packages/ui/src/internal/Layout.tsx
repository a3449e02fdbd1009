import { Slot } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './layout.css.ts';
import type { ElementProps } from './layout-props.ts';

/** Props that `layout.css.ts` renders, which are not passed to the element. */
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

/** The class of a prop's value, and for a step of the space scale the variable that the class reads. */
function getLook(prop: string, value: unknown): { className: string; style?: CSSProperties } {
  if (typeof value !== 'number') return { className: `p-${prop}-${value}` };
  const step = value && `var(--p-space-${value})`;
  return { className: `p-${prop}`, style: { [`--p-${prop}`]: step } as CSSProperties };
}

/** One value for all widths, or one each for phones and desktops. */
function getLooks([prop, value]: [string, unknown]) {
  if (typeof value !== 'object' || value === null) return [getLook(prop, value)];
  return Object.entries(value).map(([at, one]) =>
    getLook(at === 'phone' ? prop : `${at}-${prop}`, one),
  );
}

/** The element of a layout component: its layout props become classes and styles, the others attributes. */
export function Layout({ name, look, as = 'div', asChild, className, style, ...props }: Props) {
  // All of these elements take the attributes of a div; React's types have no tag that is one of
  // several.
  const Element = asChild ? Slot.Root : (as as 'div');
  const entries = Object.entries(props);
  const looks = entries
    .filter(([prop, value]) => names.has(prop) && value !== undefined)
    .flatMap(getLooks);
  return (
    <Element
      // Safari drops the role of a list without bullets.
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      data-component={name}
      {...Object.fromEntries(entries.filter(([prop]) => !names.has(prop)))}
      className={cx(css.root, look, ...looks.map((each) => each.className), className)}
      style={Object.assign({}, ...looks.map((each) => each.style), style)}
    />
  );
}
