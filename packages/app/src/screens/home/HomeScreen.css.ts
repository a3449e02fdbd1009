// The kit cannot say which part of home decides the height of its neighbour.
import { media, unit, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height of the top row on a desktop: offers, and beside them the latest wins. */
const HERO = unit(388);

export const stage = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${unit(427)}`,
      gap: vars.space[20],
    },
  },
});

// The carousel extends by the width of a focus ring, without moving its neighbours.
export const hero = style({ display: 'flow-root', minInlineSize: 0 });

// Between a phone and a desktop the art keeps its aspect ratio up to the height that it has on a
// desktop.
globalStyle(`${hero} [data-component="Banner"]`, { maxBlockSize: HERO });
globalStyle(`${hero} [data-component="Banner"]`, {
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: HERO } },
});

export const wins = style({
  blockSize: HERO,
  // Without offers it fills the row.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

/**
 * As wide as a slide and as high as the carousel with its dots, so that the layout does not shift.
 */
export const bannerRoom = style({
  inlineSize: '96%',
  paddingBlockEnd: 36,
  '@media': { [media.desktop]: { inlineSize: '100%', paddingBlockEnd: 0 } },
});

export const banner = style({
  aspectRatio: '16 / 7',
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: HERO } },
});

/** Reserves space for makers and themes until they are loaded. */
export const discover = style({ blockSize: 480 });
