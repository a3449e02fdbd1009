/** Milliseconds since 1970. The only place where the app reads the clock. */
export function now(): number {
  return Date.now();
}

/** Calls back once after `ms` milliseconds. Returns a function that cancels it. */
export function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** Calls back every `ms` milliseconds. Returns a function that stops it. */
export function every(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  return () => clearInterval(timer);
}

/** Resolves after `ms` milliseconds; rejects with the signal's reason when it is aborted first. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const cancel = after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    const stop = () => {
      cancel();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
