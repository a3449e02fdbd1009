/** Distance in px from which a pull refreshes. */
export const READY_AT = 64;
/** Maximum offset of the page, in px. */
const MOST = 128;

/** Offset of the page for a finger that has moved `distance` px: damped, up to a maximum. */
export function pullOffset(distance: number): number {
  return distance <= 0 ? 0 : MOST * (1 - Math.exp(-distance / (MOST * 1.6)));
}

/** Whether releasing here refreshes. */
export function isReady(offset: number): boolean {
  return offset >= READY_AT;
}

/** Share of the pull that is completed: 0 to 1. */
export function shareDone(offset: number): number {
  return Math.min(1, Math.max(0, offset / READY_AT));
}
