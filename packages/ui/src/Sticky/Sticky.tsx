import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Sticky.css.ts';

export interface StickyProps extends ComponentProps<'div'> {
  /**
   * `top` covers the content that scrolls below it, from edge to edge; `bottom` floats over it;
   * `foot` ends a narrow Page.
   */
  edge: 'top' | 'bottom' | 'foot';
  /** Hairlines that separate it from the page on phones. Default none. */
  lines?: 'end' | 'both' | undefined;
  /** Sticky on phones only; on a desktop it scrolls with the page. Default `false`. */
  phoneOnly?: boolean | undefined;
}

/** Stays visible while the page scrolls: filters at the top, the primary action at the bottom. */
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
