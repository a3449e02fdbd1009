import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Default `block`. `text` takes the line height of the text around it. */
  shape?: 'block' | 'thumbnail' | 'card' | 'circle' | 'text' | undefined;
  /** A CSS length, or px as a number. */
  width?: number | string | undefined;
  /** Of what comes, in px or any CSS length. */
  height?: number | string | undefined;
  /** Width to height, such as `3 / 4`, in place of `height`. */
  ratio?: string | undefined;
}

/** Grey in the shape of what comes, so that nothing moves when it arrives. */
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
