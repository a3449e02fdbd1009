// Links inside the kit's NoticeBar, and a line that is closer to its neighbours than its height.
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
    // The line stands still and wraps: each notice for itself.
    [media.reducedMotion]: {
      display: 'block',
      selectors: {
        '&:not(:last-child)': { marginInlineEnd: 0, marginBlockEnd: vars.space[8] },
      },
    },
  },
});

// The bar is as high as a finger needs; the words alone would stand closer to what is around them.
const closer = {
  marginBlock: -10,
  // A desktop leaves less between its parts: in the middle between the offers and the categories.
  '@media': { [media.desktop]: { marginBlock: '-2px -18px' } },
};

export const line = style(closer);

export const room = style({ ...closer, blockSize: 44 });
