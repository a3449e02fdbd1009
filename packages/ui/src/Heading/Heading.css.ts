import { vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  margin: 0,
  color: vars.color.fg.default,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const size = styleVariants({
  15: text(15, 'semibold'),
  17: text(17, 'semibold'),
  20: text(20, 'semibold'),
  24: text(24, 'bold'),
  32: text(32, 'bold'),
  40: text(40, 'bold'),
});
