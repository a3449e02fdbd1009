import { globalStyle } from '@vanilla-extract/css';

/** The path of each arrowhead: chevron left and right, arrow left and right. */
const heads = ['m15 18-6-6 6-6', 'm9 18 6-6-6-6', 'm12 19-7-7 7-7', 'm12 5 7 7-7 7'];

/**
 * Lucide icons that point along the text. Selected by their paths, since rendered icons have no
 * name.
 */
export const pointing = `svg:has(${heads.map((line) => `> path[d="${line}"]`).join(', ')})`;

// Mirrored in right-to-left text.
globalStyle(`[dir="rtl"] ${pointing}`, { transform: 'scaleX(-1)' });
