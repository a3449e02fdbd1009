import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text, visuallyHidden as visuallyHiddenStyle } from '../internal/style.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const emblem = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.full,
  backgroundColor: toneVars.soft,
  color: toneVars.fg,
});

export const content = style({ flex: '1 1 7rem', minInlineSize: 0 });

const plain = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const title = style([
  text(15, 'semibold'),
  plain,
  { borderRadius: vars.radius.thumbnail, selectors: { '&:focus-visible': focusRing } },
]);

export const muted = style([text(13), plain, { color: vars.color.fg.muted }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

/** As wide as its amount: the button wraps below a long one. */
export const sum = style({ flex: '999 1 auto', minInlineSize: 'min(9rem, 100%)' });

/** Does not widen its column. */
export const when = style({ inlineSize: 0, minInlineSize: '100%' });

export const amount = style([
  text(24, 'semibold'),
  {
    overflowWrap: 'anywhere',
    selectors: {
      // Twelve digits in large type need a second line, which is better than a truncated figure.
      [`${sum} &`]: { whiteSpace: 'normal' },
      // An expired bonus is muted.
      '[data-state="expired"] &': { color: vars.color.fg.muted },
    },
  },
]);

/** Alone in its line, it takes the full width. */
export const claim = style({ flex: '1 0 auto', minInlineSize: 'min(7rem, 100%)' });

export const visuallyHidden = style(visuallyHiddenStyle);
