import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space[12],
  rowGap: vars.space[20],
  '@media': {
    // Between phone and desktop: as many phone-sized tiles as fit.
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    },
    [media.desktop]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${unit(148)}, 1fr))`,
      columnGap: vars.space[16],
      rowGap: vars.space[24],
    },
  },
});

export const item = style({
  minInlineSize: 0,
  // The browser keeps the painting of each item, and paints only the one whose button is pressed.
  isolation: 'isolate',
});
