/** Milliseconds since the epoch. Handed in, so that tests decide what time it is. */
export type Clock = () => number;

/** An instant as the protocols write it. */
export function isoInstant(milliseconds: number | bigint): string {
  return new Date(Number(milliseconds)).toISOString();
}

/** The longest sleep; a timer beyond 2^31 ms would fire at once. */
const LONGEST_SLEEP_MS = 60_000;

/** Something that is done whenever it falls due. */
export interface Alarm {
  /** Looks again at once: something new may be due. */
  poke(): void;
  /** Ends the alarm and waits for the run in progress. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now, and again whenever the instant that it answered has come.
 *
 * @param work does what is due, and answers when next (ms since the epoch), or null for "when poked".
 * @param failed is told when `work` throws; the alarm goes on after a second.
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
