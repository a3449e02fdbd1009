import { media, toneClass, toneVars, vars } from '@parlor/tokens';
import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const round = '--parlor-notice-round';
export const gap = '--parlor-notice-gap';

const way = createVar();

const run = keyframes({
  to: { transform: `translateX(calc((50% + var(${gap}) / 2) * ${way}))` },
});

export const root = recipe({
  base: [
    text(15),
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minBlockSize: 44,
      minInlineSize: 0,
    },
  ],
  variants: {
    tone: toneClass,
    variant: {
      plain: { color: vars.color.fg.muted },
      soft: {
        color: toneVars.fg,
        backgroundColor: toneVars.soft,
        borderRadius: vars.radius.control,
        paddingInline: vars.space[12],
      },
    },
  },
});

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

export const window = style({
  flex: 1,
  minInlineSize: 0,
  // Never stretches its container, however long its text is.
  contain: 'inline-size',
  overflow: 'hidden',
  paddingBlock: vars.space[8],
  selectors: {
    '&[data-moving]': {
      maskImage:
        'linear-gradient(to right, transparent, #000 12px, #000 calc(100% - 24px), transparent)',
    },
  },
});

export const track = style({
  display: 'inline-flex',
  gap: `var(${gap})`,
  minInlineSize: 'max-content',
  whiteSpace: 'nowrap',
  // Moves out over the edge where the text starts.
  vars: { [way]: '-1' },
  selectors: {
    '[dir="rtl"] &': { vars: { [way]: '1' } },
    '[data-moving] > &': { animation: `${run} var(${round}) linear infinite` },
    '[data-paused] > &': { animationPlayState: 'paused' },
    // Pauses while hovered or focused, so that it can be read.
    [`${window}:hover > &, ${window}:focus-within > &`]: { animationPlayState: 'paused' },
  },
  '@media': {
    // With reduced motion it does not move and wraps instead.
    [media.reducedMotion]: {
      animation: 'none !important',
      minInlineSize: 0,
      whiteSpace: 'normal',
    },
  },
});

export const copy = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

export const button = style([
  buttonReset,
  {
    position: 'relative',
    flexShrink: 0,
    inlineSize: 44,
    blockSize: 44,
    marginInlineEnd: -12,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    color: vars.color.fg.muted,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4 } },
  },
]);

export const pause = style([button, { '@media': { [media.reducedMotion]: { display: 'none' } } }]);
