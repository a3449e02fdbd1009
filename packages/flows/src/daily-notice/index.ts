/** Loaded after home. Home sends `look` when it is shown, and renders `selectDailyNotice`. */
export { dailyNoticeActors, dailyNoticeMachine } from './daily-notice.machine.ts';
export * from './daily-notice.selectors.ts';
export type {
  DailyNoticeActors,
  DailyNoticeContext,
  DailyNoticeEmitted,
  DailyNoticeEvent,
  DailyNoticeInput,
  LastNotice,
  LocalizedNotification,
} from './daily-notice.types.ts';
