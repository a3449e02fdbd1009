import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../shell/style.ts';

export const notice = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:not(:last-child)': { marginInlineEnd: vars.space[40] },
    '&:focus-visible': focusRing,
  },
});

// The bar is as high as a finger needs; the words alone would stand closer to what is around them.
export const line = style({ marginBlock: `calc(-1 * ${vars.space[4]})` });
