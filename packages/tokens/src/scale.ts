const UNITS_PER_VW = 19.2;
/** The narrowest and widest windows over which units grow with the window, in px. */
const NARROWEST = 1440;
const WIDEST = 2560;

/**
 * A length on the desktop layout scale: 19.2 units to 1vw, so `unit(1920)` is the whole width.
 * Between 1440 and 2560 px it follows the window; outside it is constant. The bounds are in rem, so
 * that zooming in still enlarges: zoom narrows the window and does not change vw.
 */
export function unit(units: number): string {
  const rem = (windowWidth: number) => round((units * windowWidth) / (UNITS_PER_VW * 100) / 16);
  const [least, most] = [rem(NARROWEST), rem(WIDEST)].toSorted((a, b) => a - b);
  return `clamp(${least}rem, ${round(units / UNITS_PER_VW)}vw, ${most}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
