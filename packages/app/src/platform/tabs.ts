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
 * Runs `work` in one tab at a time; when that tab goes, the next one takes over. Without a secure
 * context there are no locks (decisions 48), and every tab runs its own.
 * @param work resolves when the signal aborts
 */
export async function whileLeading(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
