import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { spoken, text } from './style.ts';

const phone = '(max-width: 1023.98px)';

export const root = style([
  text(32, 'bold'),
  { color: vars.color.fg.default },
  { '@media': { [phone]: spoken, [media.desktop]: { marginBlockEnd: vars.space[8] } } },
]);
