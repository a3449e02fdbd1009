/** The queue is full; the work was not started. */
export class ConcurrencyLimitError extends Error {
  override readonly name = 'ConcurrencyLimitError';
}

export interface ConcurrencyLimit {
  /** Maximum number of concurrent runs. */
  readonly running: number;
  /** Maximum queue length, first in, first out. */
  readonly waiting: number;
}

/**
 * A bulkhead: slow work occupies a limited number of requests, never the server's full capacity.
 *
 * @returns runs `work` in its turn; rejects with ConcurrencyLimitError if the queue is full.
 */
export function limitConcurrency({ running, waiting }: ConcurrencyLimit) {
  const turns: (() => void)[] = [];
  let active = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (turns.length >= waiting)
        throw new ConcurrencyLimitError('too many operations are running');
      // A finished run passes its slot on, so that no later caller overtakes the queue.
      await new Promise<void>((resolve) => turns.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
