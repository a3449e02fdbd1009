import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { keyboard } from '../internal/modal.css.ts';
import { buttonReset, focusRing } from '../internal/style.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
// Without a start keyframe: the exit starts from the position of the drag.
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
// Starts partly opaque: from zero, the first frame after the tap would show nothing.
const enter = keyframes({ from: { opacity: 0.4, transform: 'translateY(12px) scale(0.98)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

export const panel = style({
  insetInline: 0,
  insetBlockEnd: `var(${keyboard}, 0px)`,
  inlineSize: '100%',
  maxInlineSize: 560,
  // The page stays visible at the top, as context.
  maxBlockSize: `calc(100dvh - env(safe-area-inset-top, 0px) - 40px - var(${keyboard}, 0px))`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${sink} var(--parlor-sink, ${vars.motion.base}) ${vars.motion.easing} forwards`,
    },
    '&[data-state="open"]:not([data-dragging])': {
      transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
    },
  },
  '@media': {
    [media.desktop]: {
      insetBlock: vars.space[32],
      marginBlock: 'auto',
      maxInlineSize: 440,
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvh - 2 * ${vars.space[32]})`,
      borderRadius: vars.radius.sheet,
      selectors: {
        '&[data-state="open"]': { animationName: enter },
        '&[data-state="closed"]': { animationName: leave },
      },
    },
  },
});

/** The header is draggable too: a handle alone is hard to hit. */
export const head = style({
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
  '@media': { [media.desktop]: { touchAction: 'auto', cursor: 'auto' } },
});

/** A small bar centred in a target that is as wide as a thumb. */
export const handle = style([
  buttonReset,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 88,
    blockSize: 20,
    marginInline: 'auto',
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    touchAction: 'none',
    '::before': {
      content: '""',
      inlineSize: 36,
      blockSize: 4,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.strong,
      opacity: 0.6,
      transition: `inline-size ${vars.motion.fast} ${vars.motion.easing}`,
    },
    selectors: {
      '[data-dragging] &::before': { inlineSize: 44, opacity: 1 },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
    '@media': {
      [media.desktop]: { display: 'none' },
      [media.forcedColors]: { '::before': { backgroundColor: 'CanvasText', opacity: 1 } },
    },
  },
]);

export const header = style({
  minBlockSize: 44,
  paddingInline: vars.space[16],
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[12],
  '@media': {
    [media.desktop]: { paddingInline: vars.space[20], paddingBlockStart: vars.space[16] },
  },
});

export const body = style({
  paddingInline: vars.space[16],
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[16]})`,
    },
  },
  '@media': { [media.desktop]: { paddingInline: vars.space[20] } },
});

export const footer = style({
  padding: vars.space[16],
  paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[16]})`,
  '@media': { [media.desktop]: { padding: vars.space[20] } },
});
