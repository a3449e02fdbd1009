import {
  ONLINE_TIME_LOGOUT_ONE_FROM_SECONDS,
  ONLINE_TIME_LOGOUT_THREE_FROM_SECONDS,
  ONLINE_TIME_LOGOUT_TWO_FROM_SECONDS,
} from '../constants.ts';

/** Minutes of an online-time report. docs/product.md: Entities and their fields. */
export type OnlineTime = 1 | 2 | 3;

/**
 * The minutes that a logout reports: 1 for 50 to 110 seconds since the last update, 2 for 110 to
 * 170, 3 from 170 on, none below 50. docs/product.md: Business constants and limits.
 *
 * @param elapsedMs milliseconds since the last update
 */
export const onlineTimeAtLogout = (elapsedMs: number): OnlineTime | undefined => {
  const seconds = elapsedMs / 1000;
  if (seconds >= ONLINE_TIME_LOGOUT_THREE_FROM_SECONDS) return 3;
  if (seconds >= ONLINE_TIME_LOGOUT_TWO_FROM_SECONDS) return 2;
  return seconds >= ONLINE_TIME_LOGOUT_ONE_FROM_SECONDS ? 1 : undefined;
};
