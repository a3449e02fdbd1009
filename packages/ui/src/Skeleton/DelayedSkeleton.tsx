import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { type DelayedSkeletonLabels, english } from './labels.ts';
import * as css from './Skeleton.css.ts';

/** Delay before a skeleton is shown, in ms; faster loading shows none. */
export const SKELETON_DELAY_MS = 200;

export interface DelayedSkeletonProps extends ComponentProps<'div'> {
  /** Delay in ms. Default 200. */
  delay?: number | undefined;
  labels?: Partial<DelayedSkeletonLabels> | undefined;
}

/** Reserves the space of its skeletons from the start, and shows them after a delay. */
export function DelayedSkeleton({
  delay = SKELETON_DELAY_MS,
  labels,
  className,
  style,
  children,
  ...rest
}: DelayedSkeletonProps) {
  const texts = useLabels('DelayedSkeleton', english, labels);
  return (
    <div
      role="status"
      {...rest}
      style={{ animationDelay: `${delay}ms`, ...style }}
      data-component="DelayedSkeleton"
      className={cx(css.delayed, className)}
    >
      <span className={css.label}>{texts.loading}</span>
      {children}
    </div>
  );
}
