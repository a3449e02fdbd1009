import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../../components/style.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInlineEnd: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
});

export const amount = style([
  text(17, 'semibold'),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: `${vars.space[16]} ${vars.space[8]}`,
    borderRadius: vars.radius.full,
    color: vars.color.fg.default,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const plus = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  selectors: {
    '&:focus-visible': focusRing,
    // The disc is 36 px, the target 44.
    '&::before': { content: '', position: 'absolute', inset: -4 },
  },
});

export const spoken = style(hidden);
