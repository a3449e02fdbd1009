/** Before a read is repeated, so that a network that is just changing has a moment. */
const REPEAT_AFTER_MS = 300;

export interface TransportSettings {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  timeoutMs: number;
  /** How often a request that brought nothing back is sent again: only what is safe to repeat. */
  repeats: number;
}

/** The answer did not come within the time limit. */
export class TimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.name = 'TimeoutError';
  }
}

/** An answer that has arrived whole. */
export interface Arrived {
  response: Response;
  /** Its body, which is read already. */
  text: string;
}

/**
 * Sends a request and reads its answer to the end: within a time limit, and again when the network
 * failed and that is safe.
 * @throws {TimeoutError} when the limit passed; what fetch throws when there was no network, when the
 *   body broke off, or when `signal` was aborted
 */
export async function transport(
  address: string,
  init: RequestInit,
  { fetch, signal, timeoutMs, repeats }: TransportSettings,
): Promise<Arrived> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TimeoutError(timeoutMs)), timeoutMs);
  const either = AbortSignal.any([signal, limit.signal]);
  try {
    for (let left = repeats; ; left -= 1) {
      try {
        const response = await fetch(address, { ...init, signal: either });
        return { response, text: await response.text() };
      } catch (failure) {
        if (limit.signal.aborted) throw limit.signal.reason;
        if (left <= 0 || signal.aborted) throw failure;
        await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
