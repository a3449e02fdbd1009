import { every, now } from './clock.ts';
import { type LeaseName, whileHoldingLease } from './lease.ts';
import { randomId } from './random.ts';
import { onPageHide } from './signals.ts';
import type { AppStorage } from './storage.ts';

/** Words between the tabs of one browser. Nothing in a browser without channels. */
export interface TabChannel {
  tell(message: string): void;
  hear(listener: (message: string) => void): () => void;
}

export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, hear: () => () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    hear(listener) {
      const handle = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}

/**
 * Runs `work` in one tab at a time; when that tab goes, the next one takes over. By locks, or by a lease
 * in the storage where there is no secure context and so no lock (decisions 48).
 * @param work resolves when the signal that it is given aborts
 */
export async function whileLeading(
  name: LeaseName,
  storage: AppStorage,
  signal: AbortSignal,
  work: (lead: AbortSignal) => Promise<void>,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    return whileHoldingLease(name, signal, work, {
      storage,
      now,
      every,
      onHide: onPageHide,
      owner: randomId(),
    });
  }
  await locks
    .request(name, { signal }, () => work(signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
