import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Shape of the placeholder. `text` uses the line height of the surrounding text. Default `block`.
   */
  shape?: 'block' | 'thumbnail' | 'card' | 'circle' | 'text' | undefined;
  /** A CSS length, or px as a number. */
  width?: number | string | undefined;
  /** Height of the content to come, in px or any CSS length. */
  height?: number | string | undefined;
  /** Width to height, such as `3 / 4`, in place of `height`. */
  ratio?: string | undefined;
}

/** A grey placeholder in the shape of the content, so that nothing shifts when it loads. */
export function Skeleton({
  shape = 'block',
  width,
  height,
  ratio,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, ...style }}
      data-component="Skeleton"
      className={cx(css.root, css.shape[shape], className)}
    />
  );
}
