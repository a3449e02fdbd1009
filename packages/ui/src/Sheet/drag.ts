/** A pull of this share of the sheet's height closes it. */
const FAR = 0.35;
/** A flick of this speed closes it, in px/ms. */
const FAST = 0.5;
/** What is left of a pull upwards, where there is nowhere to go. */
const RESISTANCE = 0.15;

/** How far down the sheet stands for a finger that has moved `distance` px. */
export function sheetOffset(distance: number): number {
  return distance < 0 ? distance * RESISTANCE : distance;
}

export interface Release {
  /** Downwards, in px. */
  distance: number;
  /** Downwards, in px/ms. */
  velocity: number;
  /** Of the sheet, in px. */
  height: number;
}

/** Whether letting go here closes the sheet. A flick back up keeps it, however far it was pulled. */
export function closesSheet({ distance, velocity, height }: Release): boolean {
  if (distance <= 0 || velocity < -FAST) return false;
  return velocity > FAST || distance > height * FAR;
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
