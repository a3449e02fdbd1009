/**
 * Whole percentages of a sum that add up to 100 (largest remainder). A value above zero has at least
 * 1 %, which the largest one gives up. All zeros give all zeros.
 * @param values not negative, at most 50 of them above zero
 */
export function toPercentages(values: readonly number[]): number[] {
  const sum = values.reduce((known, value) => known + value, 0);
  if (sum === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const result = exact.map((share, index) =>
    (values[index] ?? 0) > 0 ? Math.max(1, Math.floor(share)) : 0,
  );
  const remainders = exact
    .map((share, index) => ({ index, remainder: share - (result[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  const missing = 100 - result.reduce((known, share) => known + share, 0);
  for (const { index } of remainders.slice(0, Math.max(0, missing))) {
    result[index] = (result[index] ?? 0) + 1;
  }
  const largest = result.indexOf(Math.max(...result));
  result[largest] = (result[largest] ?? 0) + Math.min(0, missing);
  return result;
}
