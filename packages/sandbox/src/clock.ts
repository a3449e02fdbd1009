/** Milliseconds since the epoch. Injected, so that tests control the time. */
export type Clock = () => number;

/** A day of 24 hours. */
export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Formats an instant as the protocols require. */
export function isoInstant(milliseconds: number | bigint): string {
  return new Date(Number(milliseconds)).toISOString();
}

/** The longest timeout; a timer beyond 2^31 ms would fire at once. */
const LONGEST_SLEEP_MS = 60_000;

/** A task that runs whenever it is due. */
export interface Alarm {
  /** Runs again at once: new work may be due. */
  poke(): void;
  /** Stops the alarm and waits for the current run. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now, and again at every instant that it returns.
 *
 * @param work does what is due, and returns the next instant (ms since the epoch), or null to wait for
 *   `poke`.
 * @param failed receives the error when `work` throws; the alarm retries after a second.
 */
export function createAlarm(
  clock: Clock,
  work: () => Promise<number | null>,
  failed: (error: unknown) => void,
): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const run = async (): Promise<void> => {
    let next: number | null = null;
    do {
      again = false;
      try {
        next = await work();
      } catch (error) {
        failed(error);
        next = clock() + 1_000;
      }
    } while (again && !stopped);
    running = undefined;
    if (stopped || next === null) return;
    const pause = Math.min(Math.max(next - clock(), 0), LONGEST_SLEEP_MS);
    timer = setTimeout(poke, pause);
  };

  const poke = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    if (running === undefined) running = run();
    else again = true;
  };

  poke();
  return {
    poke,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
