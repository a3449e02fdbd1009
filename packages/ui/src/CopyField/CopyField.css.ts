import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 64,
  paddingBlock: vars.space[8],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.sunken,
});

export const content = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const label = style([text(12), { color: vars.color.fg.muted }]);

export const value = style([
  text(17, 'semibold'),
  {
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
]);

export const status = recipe({
  base: [text(12, 'medium'), { selectors: { '&:empty': { blockSize: 0 } } }],
  variants: {
    outcome: {
      none: {},
      copied: {
        position: 'absolute',
        insetInlineEnd: 0,
        insetBlockStart: 0,
        color: vars.color.tone.positive.fg,
      },
      failed: { color: vars.color.tone.critical.fg },
    },
  },
});

export const button = style([
  buttonReset,
  {
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.thumbnail,
    color: vars.color.tone.brand.fg,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.border.subtle } } },
    },
  },
]);
