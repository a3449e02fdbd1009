import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const tag = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.default,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    },
  },
]);

export const count = style([
  text(12),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const bone = style({ borderRadius: vars.radius.full });
