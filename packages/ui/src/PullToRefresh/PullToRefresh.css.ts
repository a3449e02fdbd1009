import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import {
  buttonReset,
  focusRing,
  text,
  visuallyHidden as visuallyHiddenStyle,
} from '../internal/style.ts';

/** Offset of the page, and the share of the pull that is completed. */
export const offset = '--parlor-pull-offset';
export const share = '--parlor-pull-share';

const glide = `transform ${vars.motion.base} ${vars.motion.easing}`;

export const root = style({
  vars: { [offset]: '0px', [share]: '0' },
  position: 'relative',
  minInlineSize: 0,
  // Prevents the browser's own pull-to-refresh, which would reload the page.
  overscrollBehaviorY: 'contain',
});

export const visuallyHidden = style(visuallyHiddenStyle);

export const indicator = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 'calc(50% - 20px)',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.raised,
  color: vars.color.tone.brand.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}, ${vars.shadow.raised}`,
  opacity: `var(${share})`,
  transform: `translateY(calc(var(${offset}) - 52px)) scale(calc(0.6 + 0.4 * var(${share})))`,
  pointerEvents: 'none',
  selectors: {
    '[data-component="PullToRefresh"]:not([data-pulling]) > &': {
      transition: `${glide}, opacity ${vars.motion.base} ${vars.motion.easing}`,
    },
    '[data-ready] > &': {
      color: vars.color.tone.brand.onSolid,
      backgroundColor: vars.color.tone.brand.solid,
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    // With reduced motion it appears in place, without movement.
    [media.reducedMotion]: { transform: 'translateY(12px)' },
  },
});

export const arrow = style({
  transition: glide,
  selectors: { '[data-ready] &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  selectors: {
    // No transform when idle: sticky and fixed content inside would become relative to it.
    '[data-pulling] > &, [data-state="refreshing"] > &': {
      transform: `translateY(var(${offset}))`,
    },
    '[data-state="refreshing"] > &': { transition: glide },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '[data-pulling] > &, [data-state="refreshing"] > &': { transform: 'none' } },
    },
  },
});

/** Shown when it has keyboard focus; screen readers always find it. */
export const button = style([
  buttonReset,
  text(15, 'medium'),
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: '50%',
    insetBlockStart: vars.space[8],
    transform: 'translateX(-50%)',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.raised,
    color: vars.color.fg.default,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus-visible': focusRing,
      '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      '[dir="rtl"] &': { transform: 'translateX(50%)' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
]);
