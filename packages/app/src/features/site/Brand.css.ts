import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

const withLogo = '&:has(> * + *)';
const height = 'max(44px, 1lh)';

export const root = style([
  text(20, 'bold'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: height,
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    color: vars.color.fg.default,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      // Beside a long balance the logo stands alone, rather than with a name that is cut off: that
      // wraps into a line that is out of sight.
      [`not all and ${media.desktop}`]: {
        selectors: {
          [withLogo]: { flexWrap: 'wrap', blockSize: height, overflow: 'hidden' },
          [`${withLogo}::before`]: { content: '', blockSize: height },
        },
      },
    },
  },
]);

export const logo = style({ flex: 'none', borderRadius: vars.radius.thumbnail });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '* + &': { marginInlineStart: vars.space[8] } },
});

export const mark = style({ flex: 'none', color: vars.color.tone.brand.solid });

export const letter = style({ color: vars.color.tone.brand.onSolid });

export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
