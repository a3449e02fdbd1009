import type { ServerEvent } from '@parlor/api/client';
import { backoff } from '@parlor/flows/kit';

/** Name of the event that the stream sends. */
export const BALANCE_CHANGED = 'balance.changed';

export interface BalanceStreamPorts {
  /**
   * Reads server events until the connection ends.
   * @throws if the connection fails
   */
  stream: (settings: {
    signal: AbortSignal;
    onEvent: (event: ServerEvent) => void;
  }) => Promise<void>;
  /** Resolves after this many milliseconds, or earlier when the device is online again. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: () => void;
}

/** A connection that lasted this long succeeded: the backoff is reset. */
const STEADY_MS = 10_000;

/**
 * Listens for changes of the balance until the signal aborts. Reconnects with exponential backoff,
 * and reports a change after each gap, since events may have been missed.
 */
export async function followBalance(ports: BalanceStreamPorts, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const startedAt = ports.now();
    try {
      if (attempt > 0) ports.onChange();
      await ports.stream({
        signal,
        onEvent: ({ type }) => {
          if (type === BALANCE_CHANGED) ports.onChange();
        },
      });
    } catch {
      // On any failure: back off and reconnect.
    }
    if (ports.now() - startedAt >= STEADY_MS) attempt = 0;
    await ports.pause(backoff(attempt), signal).catch(() => undefined);
  }
}
