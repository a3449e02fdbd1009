import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Background, text colour, font and base size, for an element that sets a theme of its own. */
export const themeClass = style({
  backgroundColor: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: vars.text[15].size,
  lineHeight: vars.text[15].line,
  letterSpacing: vars.text[15].tracking,
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  fontSynthesis: 'none',
  // In large text, a single word can be wider than its column.
  overflowWrap: 'break-word',
});
