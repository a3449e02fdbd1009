import { limitConcurrency } from '../limits/concurrency.ts';

/** Larger than any response of the protocols: 500 games of a catalogue are half a megabyte. */
const MAX_ANSWER_BYTES = 8_000_000;

export interface FetchBounds {
  /** Concurrent requests; further ones fail at once. */
  readonly maxConcurrent: number;
  /** Of a body, after decompression. */
  readonly maxBytes?: number;
}

/**
 * A bounded fetch for one third party, which isolates its faults: a response arrives whole or
 * fails, an endless one is aborted, and a slow party occupies a limited number of requests (S30).
 */
export function boundedFetch(
  fetch: typeof globalThis.fetch,
  { maxConcurrent, maxBytes = MAX_ANSWER_BYTES }: FetchBounds,
): typeof globalThis.fetch {
  const limited = limitConcurrency({ running: maxConcurrent, waiting: 0 });
  return (target, init) =>
    limited(async () => {
      const response = await fetch(target, init);
      const { status, statusText, headers } = response;
      const body = await readBody(response, maxBytes);
      return new Response(body.length > 0 ? body : null, { status, statusText, headers });
    });
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the body, and so closes the connection.
    if (bytes > maxBytes) throw new RangeError(`a response of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
