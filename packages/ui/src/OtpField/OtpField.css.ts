import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const frame = style({ position: 'relative' });

export const cells = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  // A code is digits: it is set left to right on right-to-left pages too.
  direction: 'ltr',
  // Its start is the page's.
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

export const cell = style([
  text(32, 'semibold'),
  {
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: 64,
    blockSize: 60,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
    color: vars.color.fg.default,
    letterSpacing: 0,
    // As large as fits the cell.
    fontSize: `min(${vars.text[32].size}, 48px)`,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '[data-invalid] &': { boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.solid}` },
      '&[data-active]': {
        boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}, 0 0 0 4px ${vars.color.tone.brand.soft}`,
      },
      '[data-invalid] &[data-active]': {
        boxShadow: `inset 0 0 0 2px ${vars.color.tone.critical.solid}, 0 0 0 4px ${vars.color.tone.critical.soft}`,
      },
      '[data-disabled] &': {
        backgroundColor: vars.color.bg.sunken,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        color: vars.color.fg.muted,
      },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-active]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const dash = style({
  flex: 'none',
  inlineSize: 12,
  blockSize: 2,
  borderRadius: 1,
  backgroundColor: vars.color.border.strong,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style({
  inlineSize: 2,
  blockSize: 28,
  borderRadius: 1,
  backgroundColor: vars.color.tone.brand.solid,
  animation: `${blink} 1.1s steps(1) infinite`,
});

/** The real input: a transparent layer over the cells that handles taps, keys and autofill. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  // Not `opacity: 0`: some password managers skip invisible fields.
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  direction: 'ltr',
  // Below 16 px, phones zoom the page on focus.
  fontSize: '1rem',
  cursor: 'text',
  selectors: {
    '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'default' },
    // Autofill paints its own background and text, which would cover the cells.
    '&:autofill': { transition: 'background-color 99999s', opacity: '0 !important' },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  '@supports': {
    // iOS shows its own caret and selection, which follow the transparent text.
    '(-webkit-touch-callout: none)': {
      insetInline: '-1px 1px !important',
      letterSpacing: '-0.6em !important',
      fontWeight: '100 !important',
      fontStretch: 'ultra-condensed',
      fontOpticalSizing: 'none !important' as 'none',
    },
  },
});
