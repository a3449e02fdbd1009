/** Share of `max` in percent, 0 to 100. A maximum of zero counts as complete. */
export function toPercent(value: number, max: number): number {
  if (max <= 0) return 100;
  return Math.min(100, Math.max(0, (value / max) * 100));
}

/** Percent in whole numbers, rounded down: 100 is shown only when complete. */
export function percentText(value: number, max: number): string {
  return `${Math.floor(toPercent(value, max))}%`;
}
