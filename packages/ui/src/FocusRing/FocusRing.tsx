import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './FocusRing.css.ts';

export interface FocusRingProps extends ComponentProps<'div'> {
  /** Of the ring, and of what it goes around. Default `control`. */
  radius?: 'thumbnail' | 'control' | 'card' | 'sheet' | 'full' | undefined;
  /** Inside the edge, where the place around it would cut the ring off. */
  inset?: boolean | undefined;
}

/**
 * The kit's ring, around a whole when something inside has the focus by keyboard: for a control that
 * is drawn larger than it is (a hidden file input in its drop zone, a frame, a link that fills a
 * card), or that cannot draw a ring itself. The components of the kit have their own.
 */
export function FocusRing({
  radius = 'control',
  inset = false,
  className,
  ...rest
}: FocusRingProps) {
  return (
    <div
      {...rest}
      data-component="FocusRing"
      className={cx(css.root, css.radius[radius], inset && css.inset, className)}
    />
  );
}
