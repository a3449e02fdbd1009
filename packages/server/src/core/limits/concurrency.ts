/** More work is under way, and waiting, than is allowed; nothing of this one was done. */
export class ConcurrencyLimitError extends Error {
  override readonly name = 'ConcurrencyLimitError';
}

export interface ConcurrencyLimit {
  /** How many run at the same time. */
  readonly running: number;
  /** How many more wait for their turn, first come, first served. */
  readonly waiting: number;
}

/**
 * A bulkhead: what is slow holds so many requests at most, and never all that the server may run.
 *
 * @returns runs `work` in its turn; it rejects with ConcurrencyLimitError when none is left.
 */
export function limitConcurrency({ running, waiting }: ConcurrencyLimit) {
  const turns: (() => void)[] = [];
  let active = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (turns.length >= waiting) throw new ConcurrencyLimitError('too much is under way');
      // Whoever ends hands over its place, so that nobody who comes later takes it.
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
