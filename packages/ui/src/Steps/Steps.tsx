import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Steps.css.ts';
import { stepStates } from './steps.ts';

export interface StepsLabels {
  /** "Step 2 of 5". */
  step: (current: number, count: number) => string;
}

export interface StepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many steps there are. */
  count: number;
  /** The step that is on screen, from 1. */
  current: number;
  /** Writes "Step 2 of 5" above the segments; else it is for screen readers. */
  showLabel?: boolean | undefined;
  labels?: StepsLabels | undefined;
}

const english: StepsLabels = { step: (current, count) => `Step ${current} of ${count}` };

/** How far through a short series of questions one is. */
export function Steps({
  count,
  current,
  showLabel = false,
  labels = english,
  className,
  ...rest
}: StepsProps) {
  const text = labels.step(current, count);
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
