import type { RandomSource } from '../../engine.ts';

/** The number of ways to choose `k` of `n`, exactly. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) {
    ways = (ways * BigInt(n - k + step)) / BigInt(step);
  }
  return ways;
}

/** Draws different numbers from 1 to `pool`, in the order of the draw. */
export function drawNumbers(random: RandomSource, pool: number, count: number): number[] {
  const balls = Array.from({ length: pool }, (_, index) => index + 1);
  return Array.from({ length: count }, () => balls.splice(random.int(balls.length), 1)[0] ?? 0);
}

/** Reads ascending, different numbers of a bet such as `pick-3-17-44`; null for any other text. */
export function readPicks(
  outcome: string,
  pool: number,
  least: number,
  most: number,
): readonly number[] | null {
  if (!/^pick(-[1-9]\d?){1,20}$/.test(outcome)) return null;
  const picks = outcome.split('-').slice(1).map(Number);
  const isAscending = picks.every((pick, index) => pick > (picks[index - 1] ?? 0));
  const fits = picks.length >= least && picks.length <= most && picks.every((pick) => pick <= pool);
  return isAscending && fits ? picks : null;
}

export const writePicks = (picks: readonly number[]): string =>
  `pick-${[...picks].sort((a, b) => a - b).join('-')}`;
