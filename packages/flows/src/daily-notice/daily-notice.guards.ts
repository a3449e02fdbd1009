import type { DailyNotification } from '@parlor/api/entities';
import { toInstant, toWallClock } from '@parlor/api/rules';
import type { DailyNoticeContext, LastNotice } from './daily-notice.types.ts';

/** What is remembered of an answer that is shown; undefined where there is nothing to show. */
export const lastOf = ({ date, notification }: DailyNotification): LastNotice | undefined =>
  notification === null ? undefined : { date, data: notification.notificationId };

/** Whether there is something to show: the day is another, or the notification is (section 4). */
export const isDue = (
  { last }: Pick<DailyNoticeContext, 'last'>,
  answer: DailyNotification,
): boolean => {
  const now = lastOf(answer);
  return now !== undefined && (last?.date !== now.date || last.data !== now.data);
};

/** Milliseconds until the next day begins in the site's zone. */
export const untilTomorrow = ({
  clock,
  timezone,
}: Pick<DailyNoticeContext, 'clock' | 'timezone'>): number => {
  const now = clock.now();
  const today = toWallClock(now, timezone);
  const tomorrow = { ...today, day: today.day + 1, hour: 0, minute: 0, second: 0 };
  return toInstant(tomorrow, timezone) - now;
};
