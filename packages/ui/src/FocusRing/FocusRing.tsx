import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './FocusRing.css.ts';

export interface FocusRingProps extends ComponentProps<'div'> {
  /** Corner radius of the ring and of its container. Default `control`. */
  radius?: 'thumbnail' | 'control' | 'card' | 'sheet' | 'full' | undefined;
  /** Draws the ring inside the edge, where a surrounding container would clip it. */
  inset?: boolean | undefined;
}

/**
 * The kit's focus ring, around a container whose content has keyboard focus: for a control that is
 * drawn larger than its element (a hidden file input in its drop zone, a frame, a link that fills a
 * card), or that cannot draw a ring itself. The components of the kit have rings of their own.
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
