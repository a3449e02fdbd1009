import { media, vars } from '@parlor/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { text } from './style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Darkens the page and other dialogs below a dialog. Layers that open later are above. */
export const mask = style({
  position: 'fixed',
  inset: 0,
  // A drag that starts here would pan the page below a phone's keyboard.
  touchAction: 'none',
  zIndex: vars.z.dialog,
  backgroundColor: vars.color.bg.overlay,
  transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.easing} forwards`,
    },
  },
});

/** Attribute of the root element while a modal is mounted. */
export const modalMark = 'data-modal';

globalStyle(`:root[${modalMark}]`, { overflow: 'hidden' });

globalStyle(`:root[${modalMark}] > body`, {
  // As wide as the hidden scrollbar.
  borderRightStyle: 'solid',
  borderRightColor: 'transparent',
  // Radix disables presses on the page by this inherited property, so the browser would recalculate
  // the style of every element. The mask covers the page and takes the presses.
  pointerEvents: 'auto !important' as 'auto',
});

/** Background, border and shadow of a floating surface. */
export const floating = style({
  backgroundColor: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}, ${vars.shadow.floating}`,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const title = style([
  text(20, 'semibold'),
  { margin: 0, color: vars.color.fg.default, overflowWrap: 'break-word' },
]);

export const description = style([text(15), { margin: 0, color: vars.color.fg.muted }]);
