/**
 * Abbreviates a count: k from 1,000, w (ten
 * thousand) from 10,000, one decimal, rounded down, no trailing zero: 950, 1.2k, 3w, 9.6w.
 *
 * @param count a whole number, not negative
 */
export function formatCount(count: number | bigint): string {
  const whole = typeof count === 'bigint' ? count : BigInt(Math.max(0, Math.trunc(count)));
  if (whole < 1000n) return whole.toString();
  return whole < 10_000n ? tenths(whole, 1000n, 'k') : tenths(whole, 10_000n, 'w');
}

function tenths(count: bigint, unit: bigint, letter: string): string {
  const value = (count * 10n) / unit;
  const decimal = value % 10n;
  return `${value / 10n}${decimal === 0n ? '' : `.${decimal}`}${letter}`;
}
