import { ONLINE_TIME_MINIMUM_GAP_MS, ONLINE_TIME_STALE_MS } from '@parlor/api/constants';
import type { OnlineTimeContext } from './online-time.types.ts';

/** Milliseconds since the last stamp; 0 without one. */
const age = ({ clock, readStamp }: OnlineTimeContext): number => {
  const now = clock.now();
  return now - (readStamp() ?? now);
};

/**
 * Whether to start counting now: there is no stamp, or it is in the future because the clock was set
 * back.
 */
export const beginsNow = (context: OnlineTimeContext): boolean =>
  context.readStamp() === null || age(context) < 0;

/** Whether to report the three minutes: at least 176 seconds after the last report. */
export const isGapLongEnough = (context: OnlineTimeContext): boolean =>
  age(context) >= ONLINE_TIME_MINIMUM_GAP_MS;

/** Whether the check must report: more than 184 seconds, as after a suspended tab. */
export const isStale = (context: OnlineTimeContext): boolean => age(context) > ONLINE_TIME_STALE_MS;
