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
 * in the storage where there is no secure context and so no lock (product decision 48).
 * @param work resolves when the signal that it is given aborts
 * @param onWait another tab may be leading: this one does not begin at once
 */
export async function whileLeading(
  name: LeaseName,
  storage: AppStorage,
  signal: AbortSignal,
  work: (lead: AbortSignal) => Promise<void>,
  onWait: () => void = () => undefined,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) {
    onWait();
    return whileHoldingLease(name, signal, work, {
      storage,
      now,
      every,
      onHide: onPageHide,
      owner: randomId(),
    });
  }
  // Browsers take no signal beside `ifAvailable`: it may have aborted meanwhile.
  const hasLed = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null && !signal.aborted) await work(signal);
    return lock !== null;
  });
  if (hasLed || signal.aborted) return;
  onWait();
  await locks
    .request(name, { signal }, () => work(signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
