import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/** @returns how many milliseconds it took, or undefined on a timeout. */
export async function until(
  timeoutMs: number,
  holds: () => Promise<boolean>,
): Promise<number | undefined> {
  const began = Date.now();
  while (Date.now() - began < timeoutMs) {
    if (await holds().catch(() => false)) return Date.now() - began;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Text for the report. */
export function inTime(ms: number | undefined): string {
  return ms === undefined ? 'not in time' : `after ${(ms / 1_000).toFixed(1)} s`;
}
