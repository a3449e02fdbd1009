/** Time left until a deadline, split for display. */
export interface TimeLeft {
  /** Whole seconds, rounded up: the last second is shown until it has passed. */
  total: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Time left, always computed from the absolute deadline instead of counted down, so that a tab that
 * slept is correct at its first tick.
 * @param deadline milliseconds since the epoch
 * @param now milliseconds since the epoch
 */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((deadline - now) / 1000));
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

/** Milliseconds until the shown second changes; undefined once the deadline has passed. */
export function untilNextSecond(deadline: number, now: number): number | undefined {
  const left = deadline - now;
  if (left <= 0) return undefined;
  return left % 1000 === 0 ? 1000 : left % 1000;
}

/** Share of `duration` that is left, 0 to 1: the arc of the ring. */
export function shareLeft(deadline: number, now: number, duration: number): number {
  if (duration <= 0) return 0;
  return Math.min(1, Math.max(0, (deadline - now) / duration));
}

const two = (value: number) => String(value).padStart(2, '0');

/** "0:42", "59:00", "3:07:05"; whole days are counted in hours. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  if (allHours === 0) return `${minutes}:${two(seconds)}`;
  return `${allHours}:${two(minutes)}:${two(seconds)}`;
}
