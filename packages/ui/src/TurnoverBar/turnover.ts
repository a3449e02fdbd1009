/** How far a condition is, in whole minor units. */
export interface Turnover {
  met: boolean;
  /** What is missing; zero when it is met. */
  left: bigint;
  /** What is there beyond what is asked; zero before. */
  above: bigint;
  /** Whole percent, rounded down: 100 only when it is met. */
  percent: number;
  /** Width of the bar's fill, 0 to 1, in steps of a thousandth. */
  fill: number;
  /** Where what is asked stands on the bar when more is there; undefined before. */
  mark: number | undefined;
}

const STEPS = 1000n;

/** A loss is no progress: what is there may be negative, and the bar is then empty. */
export function turnover(current: bigint, required: bigint): Turnover {
  const there = current > 0n ? current : 0n;
  const met = current >= required;
  const share = required <= 0n ? STEPS : (there * STEPS) / required;
  return {
    met,
    left: met ? 0n : required - current,
    above: met ? current - required : 0n,
    percent: met ? 100 : Number((share * 100n) / STEPS),
    fill: Math.min(1, Number(share) / Number(STEPS)),
    mark:
      met && current > required && required > 0n
        ? Number((required * STEPS) / current) / Number(STEPS)
        : undefined,
  };
}
