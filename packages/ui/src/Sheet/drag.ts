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
