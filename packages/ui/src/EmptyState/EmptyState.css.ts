import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[24],
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

export const title = style([text(17, 'semibold'), { margin: 0, color: vars.color.fg.default }]);

export const content = style([
  text(15),
  {
    margin: 0,
    marginBlockStart: vars.space[4],
    maxInlineSize: '36ch',
    color: vars.color.fg.muted,
    textWrap: 'balance',
  },
]);

export const action = style({ marginBlockStart: vars.space[20] });
