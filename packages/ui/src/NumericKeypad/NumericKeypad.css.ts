import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space[8],
  padding: vars.space[8],
  paddingBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.bg.sunken,
  userSelect: 'none',
  // Quick taps are input and must not zoom the page.
  touchAction: 'manipulation',
});

const base = style([
  buttonReset,
  {
    blockSize: 60,
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    borderRadius: vars.radius.control,
    color: vars.color.fg.default,
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
    },
  },
]);

export const key = style([
  base,
  text(24, 'medium'),
  {
    backgroundColor: vars.color.bg.raised,
    boxShadow: `0 1px 0 ${vars.color.border.default}`,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:active:enabled': { backgroundColor: vars.color.border.subtle, boxShadow: 'none' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const quiet = style([
  base,
  text(15, 'medium'),
  {
    color: vars.color.fg.muted,
    selectors: { '&:active:enabled': { backgroundColor: vars.color.border.subtle } },
  },
]);

export const point = style([text(32, 'semibold'), { marginBlockStart: -12 }]);
