import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../components/style.ts';

export const notice = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:not(:last-child)': { marginInlineEnd: vars.space[40] },
    '&:focus-visible': focusRing,
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
