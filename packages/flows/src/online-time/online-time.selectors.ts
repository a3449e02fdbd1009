import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import type { onlineTimeMachine } from './online-time.machine.ts';
import type { OnlineTimeView } from './online-time.types.ts';

export type OnlineTimeSnapshot = SnapshotFrom<typeof onlineTimeMachine>;

export const selectOnlineTime = (snapshot: OnlineTimeSnapshot): OnlineTimeView =>
  selectMeta(snapshot);
