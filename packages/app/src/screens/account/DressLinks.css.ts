import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 64,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` } },
    },
  },
});

export const icon = style({ flexShrink: 0, color: vars.color.fg.muted });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const label = style([text(12), { color: vars.color.fg.muted }]);

export const value = style([text(15, 'medium'), { overflowWrap: 'anywhere' }]);
