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
  // At twice the size a single word can be wider than its column.
  overflowWrap: 'break-word',
};

/** Ground, text colour, face and base size, for an element that carries a theme of its own. */
export const themeClass = style(ground);

// The page has them without a class, so that it is right before any script runs. Not on `<html>`:
// its size is the one that a person has chosen, and what `rem` counts by.
globalStyle('body', ground);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  // Phones would enlarge text in landscape by their own idea.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
// Keyboard focus must not hide behind a bar that sticks. Not as padding of the page: that would take
// what stands in such a bar for hidden, and scroll the page whenever it is focused.
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
      // None at all: with a length of its own, what is inherited would arrive element by element.
      transition: 'none !important',
    },
  },
});
