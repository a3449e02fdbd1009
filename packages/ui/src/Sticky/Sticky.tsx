import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Sticky.css.ts';

export interface StickyProps extends ComponentProps<'div'> {
  /** `top` covers what scrolls below it, from edge to edge; `bottom` floats over it; `foot` ends a narrow Page. */
  edge: 'top' | 'bottom' | 'foot';
  /** Hairlines that part it from the page on phones. Default none. */
  lines?: 'end' | 'both' | undefined;
  /** On a desktop it scrolls with the page. Default `false`. */
  phoneOnly?: boolean | undefined;
}

/** Stays in sight while the page scrolls: filters at its top, the one action at its foot. */
export function Sticky({ edge, lines, phoneOnly = false, className, ...rest }: StickyProps) {
  return (
    <div
      {...rest}
      // Keyboard focus inside it does not scroll the page (see the styles of the tokens).
      data-sticky=""
      data-component="Sticky"
      className={cx(
        css.root,
        css.edge[edge],
        lines && css.lines[lines],
        phoneOnly && css.phoneOnly,
        className,
      )}
    />
  );
}
