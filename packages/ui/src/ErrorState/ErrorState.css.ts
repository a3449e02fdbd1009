import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    paddingInline: vars.space[24],
  },
  variants: {
    variant: {
      page: { paddingBlock: vars.space[64] },
      inline: { paddingBlock: vars.space[24] },
    },
  },
});

export const icon = style({
  inlineSize: 64,
  blockSize: 64,
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: vars.space[16],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const title = style([text(20, 'semibold'), { margin: 0, color: vars.color.fg.default }]);

export const body = style([
  text(15),
  {
    margin: 0,
    maxInlineSize: '40ch',
    color: vars.color.fg.muted,
    textWrap: 'balance',
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[20],
});

export const reference = style([
  text(12),
  { margin: 0, marginBlockStart: vars.space[20], color: vars.color.fg.muted },
]);

export const code = style({
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.default,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
