import type { DailyNotification } from '@parlor/api/entities';
import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import type { dailyNoticeMachine } from './daily-notice.machine.ts';

export type DailyNoticeSnapshot = SnapshotFrom<typeof dailyNoticeMachine>;

export type DailyNoticeView =
  | { readonly view: 'none' }
  /** Queued behind other pop-ups. */
  | { readonly view: 'due' }
  | {
      readonly view: 'shown';
      readonly notification: NonNullable<DailyNotification['notification']>;
    };

export const selectDailyNotice = (snapshot: DailyNoticeSnapshot): DailyNoticeView => {
  const { view } = selectMeta(snapshot);
  if (view !== 'shown') return { view };
  const { notification } = required(snapshot.context.answer, 'answer');
  return { view, notification: required(notification ?? undefined, 'notification') };
};
