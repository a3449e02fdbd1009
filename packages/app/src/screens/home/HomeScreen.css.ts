// The kit does not know which part of home decides the height of what is beside it.
import { media, unit, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height of what is on top of a desktop: offers, and beside them the latest wins. */
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

// The carousel reaches out by what a focus ring needs; that does not move what is around it.
export const hero = style({ display: 'flow-root', minInlineSize: 0 });

// Between a phone and a desktop the art keeps its shape up to the height that it has on a desktop.
globalStyle(`${hero} [data-component="Banner"]`, { maxBlockSize: HERO });
globalStyle(`${hero} [data-component="Banner"]`, {
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: HERO } },
});

export const wins = style({
  blockSize: HERO,
  // Without offers it has the row for itself.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

/** As wide as a slide and as high as the carousel with its dots, so that nothing moves. */
export const bannerRoom = style({
  inlineSize: '96%',
  paddingBlockEnd: 36,
  '@media': { [media.desktop]: { inlineSize: '100%', paddingBlockEnd: 0 } },
});

export const banner = style({
  aspectRatio: '16 / 7',
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: HERO } },
});

/** Room for makers and themes until they are there. */
export const discover = style({ blockSize: 480 });
