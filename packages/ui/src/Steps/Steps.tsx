import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type StepsLabels } from './labels.ts';
import * as css from './Steps.css.ts';
import { stepStates } from './step-states.ts';

export interface StepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of steps. */
  count: number;
  /** The current step, from 1. */
  current: number;
  /** Shows "Step 2 of 5" above the segments; otherwise it is visually hidden. */
  showLabel?: boolean | undefined;
  labels?: Partial<StepsLabels> | undefined;
}

/** Progress through a short series of steps. */
export function Steps({
  count,
  current,
  showLabel = false,
  labels,
  className,
  ...rest
}: StepsProps) {
  const text = useLabels('Steps', english, labels).step(current, count);
  return (
    <div {...rest} data-component="Steps" className={cx(css.root, className)}>
      {showLabel && (
        <span aria-hidden="true" data-part="label" className={css.label}>
          {text}
        </span>
      )}
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={current}
        aria-valuetext={text}
        data-part="segments"
        className={css.segments}
      >
        {stepStates(count, current).map(({ step, state }) => (
          <span key={step} data-part="segment" data-state={state} className={css.segment} />
        ))}
      </div>
    </div>
  );
}
