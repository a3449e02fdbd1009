import type { SnapshotFrom } from 'xstate';
import type { dailyNoticeMachine } from './daily-notice.machine.ts';

export type DailyNoticeSnapshot = SnapshotFrom<typeof dailyNoticeMachine>;

/** What shows now; null when nothing does. */
export const selectShownNotice = (snapshot: DailyNoticeSnapshot) =>
  snapshot.matches('showing') ? (snapshot.context.answer?.notification ?? null) : null;

/** Whether one waits for its turn, or shows. */
export const selectIsNoticeDue = (snapshot: DailyNoticeSnapshot): boolean =>
  snapshot.matches('due') || snapshot.matches('showing');
