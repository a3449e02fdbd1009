/** Share of the sheet's height from which a drag closes it. */
const FAR = 0.35;
/** Speed from which a flick closes it, in px/ms. */
const FAST = 0.5;
/** Damping of a drag upwards, where the sheet cannot move. */
const RESISTANCE = 0.15;

/** Offset of the sheet for a finger that has moved `distance` px. */
export function sheetOffset(distance: number): number {
  return distance < 0 ? distance * RESISTANCE : distance;
}

/** Opacity of the mask for a sheet dragged down by `offset` of its `height`: 1 to 0. */
export function maskShare(offset: number, height: number): number {
  return height > 0 ? 1 - Math.min(Math.max(offset / height, 0), 1) : 1;
}

export interface Release {
  /** Downwards, in px. */
  distance: number;
  /** Downwards, in px/ms. */
  velocity: number;
  /** Height of the sheet, in px. */
  height: number;
}

/** Whether releasing here closes the sheet. A flick upwards keeps it open at any distance. */
export function closesSheet({ distance, velocity, height }: Release): boolean {
  if (distance <= 0 || velocity < -FAST) return false;
  return velocity > FAST || distance > height * FAR;
}

/** Duration of the rest of the exit, in ms: at the speed of the finger, within limits. */
export function sinkMs({ distance, velocity, height }: Release): number {
  const rest = Math.max(0, height - distance);
  return Math.round(Math.min(Math.max(rest / Math.max(velocity, 0.01), 80), 200));
}
