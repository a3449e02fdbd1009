import { broken, describeModel } from '../testing/index.ts';
import { dailyNoticeActors, dailyNoticeMachine } from './daily-notice.machine.ts';
import { selectDailyNotice } from './daily-notice.selectors.ts';

const notification = { notificationId: 'n1', title: 'Welcome', content: '', link: '' };

describeModel(
  {
    machine: dailyNoticeMachine,
    actors: dailyNoticeActors,
    inputs: [(clock) => ({ clock, timezone: 'Asia/Manila', last: null })],
    events: [
      { type: 'look' },
      { type: 'show' },
      { type: 'dismissed' },
      { type: 'last.changed', last: null },
    ],
    view: selectDailyNotice,
    outcomes: {
      loadNotification: [
        { done: { date: '2026-11-18', locale: 'en_US', notification } },
        { done: { date: '2026-11-18', locale: 'en_US', notification: null } },
        { failed: broken },
      ],
    },
    key: ({ last, answer, error }) => [last?.data, answer?.notification, error?.code],
  },
  import.meta.url,
);
