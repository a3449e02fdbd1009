import type { ServerEvent } from '@parlor/api/client';
import { backoff } from '@parlor/flows/kit';

/** The event that the stream sends. */
export const BALANCE_CHANGED = 'balance.changed';

export interface BalanceStreamPorts {
  /** Reads server events until the connection ends; throws when it cannot be had. */
  stream: (settings: {
    signal: AbortSignal;
    onEvent: (event: ServerEvent) => void;
  }) => Promise<void>;
  /** Resolves after so many milliseconds, or sooner when the device is back. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  onChange: () => void;
}

/** A connection that lasted this long was a good one: the next wait is short again. */
const STEADY_MS = 10_000;

/**
 * Listens for changes of the balance until it is told to stop: connects again with growing pauses,
 * and after each gap counts the balance as changed, since the news of it may have been missed.
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
