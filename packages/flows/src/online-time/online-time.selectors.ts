import type { SnapshotFrom } from 'xstate';
import type { onlineTimeMachine } from './online-time.machine.ts';

export type OnlineTimeSnapshot = SnapshotFrom<typeof onlineTimeMachine>;

/** Whether online time is counted. */
export const selectIsTracking = (snapshot: OnlineTimeSnapshot): boolean =>
  snapshot.matches('tracking');

/** Whether this tab is the leader. */
export const selectIsLeading = (snapshot: OnlineTimeSnapshot): boolean =>
  snapshot.matches({ tracking: 'leading' });
