// The mark is a drawing; beside a long balance it appears without the name.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

const withLogo = '&:has(> * + *)';
const height = 'max(44px, 1lh)';

export const root = style({
  fontSize: vars.text[20].size,
  lineHeight: vars.text[20].line,
  letterSpacing: vars.text[20].tracking,
  fontWeight: vars.weight.bold,
  '@media': {
    // Beside a long balance the logo appears alone rather than with a truncated name: the name
    // wraps into a hidden line.
    [`not all and ${media.desktop}`]: {
      selectors: {
        [withLogo]: { flexWrap: 'wrap', blockSize: height, overflow: 'hidden' },
        [`${withLogo}::before`]: { content: '', blockSize: height },
      },
    },
  },
});

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
