/** A pull that brings the indicator this far down refreshes, in px. */
export const READY_AT = 64;
/** However far the finger goes, the page follows no farther than this, in px. */
const MOST = 128;

/** How far the page stands down for a finger that has moved `distance` px: ever less, never more. */
export function pullOffset(distance: number): number {
  return distance <= 0 ? 0 : MOST * (1 - Math.exp(-distance / (MOST * 1.6)));
}

/** Whether letting go here refreshes. */
export function isReady(offset: number): boolean {
  return offset >= READY_AT;
}

/** How much of the way to a refresh is done: 0 to 1. */
export function shareDone(offset: number): number {
  return Math.min(1, Math.max(0, offset / READY_AT));
}
