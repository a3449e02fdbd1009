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

/** How dark the mask is left by a sheet that is pulled down by `offset` of its `height`: 1 to 0. */
export function maskShare(offset: number, height: number): number {
  return height > 0 ? 1 - Math.min(Math.max(offset / height, 0), 1) : 1;
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

/** How long the rest of the way takes, in ms: as fast as the finger went, within what looks calm. */
export function sinkMs({ distance, velocity, height }: Release): number {
  const rest = Math.max(0, height - distance);
  return Math.round(Math.min(Math.max(rest / Math.max(velocity, 0.01), 80), 200));
}
