/** The text of a counter: undefined for none, and "99+" above its limit. */
export function badgeText(count: number, max: number): string {
  const whole = Math.max(0, Math.trunc(count));
  if (whole === 0) return '';
  return whole > max ? `${max}+` : String(whole);
}
