import { ONLINE_TIME_MINIMUM_GAP_MS, ONLINE_TIME_STALE_MS } from '@parlor/api/constants';
import type { OnlineTimeContext } from './online-time.types.ts';

/** Milliseconds since the last stamp; 0 when there is none. */
const age = ({ clock, readStamp }: OnlineTimeContext): number => {
  const now = clock.now();
  return now - (readStamp() ?? now);
};

/** Whether counting begins now: nobody has counted yet, or by a clock that was set back since. */
export const beginsNow = (context: OnlineTimeContext): boolean =>
  context.readStamp() === null || age(context) < 0;

/** Whether the three minutes may be reported: 176 seconds lie between two reports. Section 9. */
export const isGapLongEnough = (context: OnlineTimeContext): boolean =>
  age(context) >= ONLINE_TIME_MINIMUM_GAP_MS;

/** Whether the check has to report: more than 184 seconds, as after a sleep. Sections 4 and 9. */
export const isStale = (context: OnlineTimeContext): boolean => age(context) > ONLINE_TIME_STALE_MS;
