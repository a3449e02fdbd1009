/**
 * Whether the first step of a finger pulls rather than scrolls: down, not sideways, and from the top
 * of what scrolls.
 */
export function pullsDown(step: { x: number; y: number }, scrolled: number): boolean {
  return scrolled <= 0 && step.y > 0 && step.y > Math.abs(step.x);
}

/** Where a finger was, and when: px down the page, ms. */
export interface Sample {
  y: number;
  time: number;
}

/** Only the last moments tell how fast a finger goes, in ms. */
const WINDOW = 100;

/** Speed at the end of a movement in px/ms, downwards positive. A finger that rested first has none. */
export function velocityAtEnd(samples: readonly Sample[]): number {
  const end = samples.at(-1);
  const start = samples.find((sample) => end !== undefined && end.time - sample.time <= WINDOW);
  if (!end || !start || end.time === start.time) return 0;
  return (end.y - start.y) / (end.time - start.time);
}
