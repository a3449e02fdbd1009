import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({
  margin: 0,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const label = style([text(15), { flex: 'none', color: vars.color.fg.muted }]);

export const value = style([
  text(15, 'medium'),
  {
    margin: 0,
    minInlineSize: 0,
    textAlign: 'end',
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);
