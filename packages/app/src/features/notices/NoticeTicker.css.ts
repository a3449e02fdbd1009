// Links inside the kit's NoticeBar, and a line whose margins are smaller than its height requires.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const notice = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:not(:last-child)': { marginInlineEnd: vars.space[40] },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 2 },
  },
  '@media': {
    // The line does not move: the latest notice alone, in the one line that is reserved for it.
    [media.reducedMotion]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      selectors: { '&:not(:first-child)': { display: 'none' } },
    },
  },
});

// The bar is as high as a touch target; without it, the text alone would have smaller margins.
const closer = {
  // Closer to the line below, so that the second rail's link is not cut by the tab bar at 412 x 823.
  marginBlock: '-10px -16px',
  // A desktop has smaller gaps: the ticker is centred between the offers and the categories.
  '@media': { [media.desktop]: { marginBlock: '-2px -18px' } },
};

export const line = style(closer);

export const room = style({ ...closer, blockSize: 44 });
