/** Reading pace of a moving line, in px/s. */
const PACE = 48;
/** Between the end of the text and its return, in px. */
export const GAP = 48;

/** Whether a text must move to be read, with a pixel for rounding. */
export function overflows(textWidth: number, room: number): boolean {
  return textWidth > room + 1;
}

/** One round of the text, in seconds. */
export function roundSeconds(textWidth: number, pace = PACE): number {
  return Math.round(((textWidth + GAP) / pace) * 10) / 10;
}
