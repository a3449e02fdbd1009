import type { SnapshotFrom } from 'xstate';
import type { dailyNoticeMachine } from './daily-notice.machine.ts';

export type DailyNoticeSnapshot = SnapshotFrom<typeof dailyNoticeMachine>;

/** The notification shown now; null if there is none. */
export const selectShownNotice = (snapshot: DailyNoticeSnapshot) =>
  snapshot.matches('showing') ? (snapshot.context.answer?.notification ?? null) : null;

/** Whether a notification is queued or shown. */
export const selectIsNoticeDue = (snapshot: DailyNoticeSnapshot): boolean =>
  snapshot.matches('due') || snapshot.matches('showing');
