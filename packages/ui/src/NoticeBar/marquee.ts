/** Default speed of a scrolling line, in px/s. */
const PACE = 48;
/** Distance between the end of the text and its copy, in px. */
export const GAP = 48;

/** Whether a text must scroll to be read, with a tolerance of a pixel for rounding. */
export function overflows(textWidth: number, room: number): boolean {
  return textWidth > room + 1;
}

/** Duration of one loop, in seconds. */
export function roundSeconds(textWidth: number, pace = PACE): number {
  return Math.round(((textWidth + GAP) / pace) * 10) / 10;
}
