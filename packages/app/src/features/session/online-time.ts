import type { onlineTimeMachine } from '@parlor/flows/online-time';
import type { ActorRefFrom } from 'xstate';
import type { AppStorage } from '../../platform/storage.ts';

/**
 * When any tab last reported online time or began to count, in milliseconds since 1970; null before
 * that.
 */
export function readStamp(storage: AppStorage): number | null {
  const stored = storage.read('onlineTimeStamp');
  return stored === null || !/^\d+$/.test(stored) ? null : Number(stored);
}

export interface OnlineTime {
  start(): void;
  stop(): void;
}

/**
 * Notifies the online-time machine when a session opens and closes; the machine is loaded with the
 * first session (decision record 0047).
 */
export function createOnlineTime(
  load: () => Promise<Pick<ActorRefFrom<typeof onlineTimeMachine>, 'send'>>,
): OnlineTime {
  let loading: ReturnType<typeof load> | undefined;
  let hasSession = false;
  const tell = () => {
    loading?.then(
      (actor) => actor.send({ type: hasSession ? 'session.opened' : 'session.closed' }),
      () => {
        // Not worth a message; the next session retries.
        loading = undefined;
      },
    );
  };
  return {
    start() {
      hasSession = true;
      loading ??= load();
      tell();
    },
    stop() {
      hasSession = false;
      tell();
    },
  };
}
