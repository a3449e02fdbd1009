import { every, now } from './clock.ts';
import { type LeaseName, whileHoldingLease } from './lease.ts';
import { randomId } from './random.ts';
import { onPageHide } from './signals.ts';
import type { AppStorage } from './storage.ts';

/** Messages between the tabs of one browser. A no-op in a browser without BroadcastChannel. */
export interface TabChannel {
  post(message: string): void;
  subscribe(listener: (message: string) => void): () => void;
}

export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, subscribe: () => () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const handle = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data);
      };
      channel.addEventListener('message', handle);
      return () => channel.removeEventListener('message', handle);
    },
  };
}

/**
 * Leader election: runs `work` in one tab at a time; when that tab closes, a follower takes over. Uses
 * Web Locks, or a lease in the storage without a secure context (product decision 48).
 * @param work resolves when its signal aborts
 * @param onWait called when another tab may be the leader
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
