import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const link = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    color: vars.color.fg.default,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);
