import type { RandomSource } from '../games/engine.ts';

const UINT32_RANGE = 2 ** 32;

/** A seeded generator (mulberry32) with rejection, for reproducible runs. */
export function seeded(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
  return {
    int(maxExclusive) {
      const limit = Math.floor(UINT32_RANGE / maxExclusive) * maxExclusive;
      let value = next();
      while (value >= limit) value = next();
      return value % maxExclusive;
    },
  };
}
