/**
 * Shares of a whole in thousandths that sum to exactly 1000 (largest remainder), computed in
 * bigint: a bar drawn from floats can end a pixel short of the sum of the rows below it.
 * Negative parts count as zero. All zeros give all zeros.
 * @param parts minor units
 */
export function shares(parts: readonly bigint[]): number[] {
  const positive = parts.map((part) => (part > 0n ? part : 0n));
  const total = positive.reduce((sum, part) => sum + part, 0n);
  if (total === 0n) return parts.map(() => 0);

  const result = positive.map((part) => Number((part * 1000n) / total));
  const byRemainder = positive
    .map((part, index) => ({ index, remainder: (part * 1000n) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
  const missing = 1000 - result.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) {
    result[index] = (result[index] ?? 0) + 1;
  }
  return result;
}
