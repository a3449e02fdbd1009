/** Progress of a requirement, in whole minor units. */
export interface Turnover {
  met: boolean;
  /** Remaining amount; zero when the requirement is met. */
  left: bigint;
  /** Amount above the requirement; zero before. */
  above: bigint;
  /** Whole percent, rounded down: 100 only when the requirement is met. */
  percent: number;
  /** Width of the bar's fill, 0 to 1, in steps of a thousandth. */
  fill: number;
  /** Position of the requirement on the bar when the value exceeds it; undefined before. */
  mark: number | undefined;
}

const STEPS = 1000n;

/** The value may be negative after a loss; the bar is then empty. */
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
