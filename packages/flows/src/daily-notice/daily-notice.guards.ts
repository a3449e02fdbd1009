import { addDays, instantAt, isoDayAt } from '@parlor/api/rules';
import type {
  DailyNoticeContext,
  LastNotice,
  LocalizedNotification,
} from './daily-notice.types.ts';

/** Record of the shown notification; undefined if there is nothing to show. */
export const toLastNotice = ({
  date,
  locale,
  notification,
}: LocalizedNotification): LastNotice | undefined =>
  notification === null
    ? undefined
    : {
        date,
        data: notification.notificationId,
        text: `${notification.title}\n${notification.content}`,
        locale,
      };

/** Whether to show the notification: new day, new notification, or changed text. */
export const isDue = (
  { last }: Pick<DailyNoticeContext, 'last'>,
  answer: LocalizedNotification,
): boolean => {
  const next = toLastNotice(answer);
  if (next === undefined) return false;
  if (last === null || last.date !== next.date || last.data !== next.data) return true;
  return last.locale === next.locale && last.text !== next.text;
};

/** Milliseconds until the next day begins in the site's time zone. */
export const untilTomorrow = ({
  clock,
  timezone,
}: Pick<DailyNoticeContext, 'clock' | 'timezone'>): number => {
  const now = clock.now();
  const tomorrow = addDays(isoDayAt(now, timezone), 1);
  return instantAt(`${tomorrow} 00:00:00`, timezone) - now;
};
