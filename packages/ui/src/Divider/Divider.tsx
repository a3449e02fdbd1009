import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends ComponentProps<'hr'> {
  /** Direction of the line. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Indent in px: dividers of a list start at the text, not at the icon. */
  inset?: number | undefined;
}

/** A hairline that separates content. */
export function Divider({
  orientation = 'horizontal',
  inset,
  className,
  style,
  ...rest
}: DividerProps) {
  return (
    <hr
      {...rest}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      style={{ marginInlineStart: inset, ...style }}
      data-component="Divider"
      className={cx(css.orientation[orientation], className)}
    />
  );
}
