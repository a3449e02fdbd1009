import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends ComponentProps<'hr'> {
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Where it starts, in px: list dividers start at the text, not at the icon. */
  inset?: number | undefined;
}

/** A hairline between two things. */
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
