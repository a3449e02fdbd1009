import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const ground: StyleRule = {
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
};

/** Background, text colour, font and base size, for an element that sets a theme of its own. */
export const themeClass = style(ground);

// `body` has them without a class, so that the page is right before any script runs. `<html>` keeps
// the font size that the user has set, which `rem` is relative to.
globalStyle('body', ground);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  // Prevents mobile browsers from enlarging text in landscape.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
// Keeps a focused element clear of sticky bars. `scroll-padding` on the page would treat the
// content of a sticky bar as hidden, and scroll the page whenever it is focused.
globalStyle('main, main *', { scrollMarginBlock: '72px' });
globalStyle('main [data-sticky], main [data-sticky] *', { scrollMarginBlock: 0 });
globalStyle('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset', {
  margin: 0,
  padding: 0,
});
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button, a, label, input, select, textarea, summary, [role="button"]', {
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle('[hidden]', { display: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // No transition at all: with a duration of its own, each element would animate inherited
      // values separately.
      transition: 'none !important',
    },
  },
});
