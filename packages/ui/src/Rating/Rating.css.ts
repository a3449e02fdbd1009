import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const shown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  verticalAlign: 'middle',
});

export const stars = style({ display: 'inline-flex', gap: 2 });

const side = (px: number) => ({ inlineSize: px, blockSize: px });

/** Two stars on top of each other: an empty one below, and a clipped full one above it. */
export const star = style({ position: 'relative', display: 'block', flex: 'none' });
export const size = styleVariants({ sm: side(16), md: side(20), lg: side(32) });

/** Full size, also in a clip of half its width. */
const drawing = style({ display: 'block', flex: 'none', maxInlineSize: 'none' });

export const empty = style([drawing, { color: vars.color.border.strong, fill: 'none' }]);

export const cover = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
});

export const share = styleVariants({
  empty: { display: 'none' },
  half: { inlineSize: '50%' },
  full: { inlineSize: '100%' },
});

/** The outline has the contrast, so that the fill may be light. */
export const full = style([
  drawing,
  {
    color: vars.color.tone.caution.solid,
    fill: `color-mix(in oklab, ${vars.color.tone.caution.solid}, ${vars.color.tone.caution.border})`,
    '@media': { [media.forcedColors]: { color: 'CanvasText', fill: 'CanvasText' } },
  },
]);

export const value = style([
  text(13, 'medium'),
  { color: vars.color.fg.default, fontVariantNumeric: 'tabular-nums' },
]);

export const aside = style([text(13), { color: vars.color.fg.muted }]);

export const options = style({ display: 'flex', marginInline: -6 });

export const option = style([
  buttonReset,
  {
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.thumbnail,
    transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&:disabled': { cursor: 'default', opacity: 0.5 },
      '&:active:enabled': { transform: 'scale(0.92)' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&:active:enabled': { transform: 'none' } } },
    },
  },
]);
