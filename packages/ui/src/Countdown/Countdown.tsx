import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Countdown.css.ts';
import { type CountdownLabels, english } from './labels.ts';
import { clockText, shareLeft, type TimeLeft, timeLeft } from './time-left.ts';
import { useNow } from './useNow.ts';

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** End time, in milliseconds since the epoch. */
  deadline: number;
  /**
   * Clock, in milliseconds since the epoch; pass the server's when a device's may be wrong. Must be
   * a stable function: a new one on each render restarts the timer each time.
   */
  now?: (() => number) | undefined;
  /** Called once for each deadline when it passes, also when it had already passed on mount. */
  onComplete?: (() => void) | undefined;
  /** `text` in a line; `ring` with an arc that empties; `units` as large figures. Default `text`. */
  variant?: 'text' | 'ring' | 'units' | undefined;
  /** Duration of the whole wait in milliseconds, which the ring is relative to. Default 60,000. */
  duration?: number | undefined;
  /** Text before the figure: "New code in". It is the accessible name of the timer. */
  label: ReactNode;
  hideLabel?: boolean | undefined;
  labels?: Partial<CountdownLabels> | undefined;
}

/** Time left until an absolute deadline. It is correct immediately after a sleep. */
export function Countdown({
  deadline,
  now = Date.now,
  onComplete,
  variant = 'text',
  duration = 60_000,
  label,
  hideLabel = false,
  labels,
  className,
  ...rest
}: CountdownProps) {
  const texts = useLabels('Countdown', english, labels);
  const time = useNow(deadline, now);
  const left = timeLeft(deadline, time);
  useCompletion(deadline, left.total === 0, onComplete);

  return (
    // `role="timer"` has no live announcements: a screen reader reads it on demand, not every
    // second.
    <div
      {...rest}
      role="timer"
      data-component="Countdown"
      className={cx(css.root({ variant }), className)}
    >
      {variant === 'ring' && <Ring share={shareLeft(deadline, time, duration)} />}
      <span data-part="label" className={hideLabel ? css.hidden : css.label}>
        {label}{' '}
      </span>
      {variant === 'units' ? (
        <Units left={left} labels={texts} />
      ) : (
        <span data-part="value" className={css.value}>
          {clockText(left)}
        </span>
      )}
    </div>
  );
}

const RADIUS = 10;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" data-part="ring" className={css.ring}>
      <circle cx="12" cy="12" r={RADIUS} className={css.ringTrack} />
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        className={css.ringArc}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
      />
    </svg>
  );
}

function Units({ left, labels }: { left: TimeLeft; labels: CountdownLabels }) {
  const units = [
    { id: 'days', value: String(left.days) },
    { id: 'hours', value: String(left.hours).padStart(2, '0') },
    { id: 'minutes', value: String(left.minutes).padStart(2, '0') },
    { id: 'seconds', value: String(left.seconds).padStart(2, '0') },
  ] as const;
  return (
    <span data-part="units" className={css.units}>
      {units.map(({ id, value }) => (
        <span key={id} data-part="unit" className={css.unit}>
          <span data-part="value" className={css.unitValue}>
            {value}
          </span>{' '}
          <span className={css.unitLabel}>{labels[id]}</span>
        </span>
      ))}
    </span>
  );
}

function useCompletion(
  deadline: number,
  isOver: boolean,
  onComplete: (() => void) | undefined,
): void {
  const reported = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isOver || reported.current === deadline) return;
    reported.current = deadline;
    onComplete?.();
  }, [deadline, isOver, onComplete]);
}
