import { globalStyle } from '@vanilla-extract/css';

/** The head of each: chevron left and right, arrow left and right. */
const heads = ['m15 18-6-6 6-6', 'm9 18 6-6-6-6', 'm12 19-7-7 7-7', 'm12 5 7 7-7 7'];

/** Lucide's drawings that point along the text. They are told by their lines: as drawn they have no name. */
export const pointing = `svg:has(${heads.map((line) => `> path[d="${line}"]`).join(', ')})`;

// They turn with it.
globalStyle(`[dir="rtl"] ${pointing}`, { transform: 'scaleX(-1)' });
