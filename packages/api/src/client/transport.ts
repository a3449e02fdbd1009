/** Delay before a read is retried, for a network that is just changing. */
const REPEAT_AFTER_MS = 300;

export interface TransportSettings {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  timeoutMs: number;
  /** Number of retries of a failed request: only those that are safe to repeat. */
  repeats: number;
}

/** The response did not arrive within the time limit. */
export class TimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.name = 'TimeoutError';
  }
}

/** A complete response. */
export interface Arrived {
  response: Response;
  /** Its body, already read. */
  text: string;
}

/**
 * Sends a request and reads its response to the end: within a time limit, with a retry after a
 * network failure if that is safe.
 * @throws {TimeoutError} after the time limit; fetch's error without a network, when the body broke
 * off, or when `signal` was aborted
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
