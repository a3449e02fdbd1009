import { vars } from '@parlor/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { keyboard } from '../internal/modal.css.ts';

// Starts partly opaque: from zero, the first frame after the tap would show nothing.
const enter = keyframes({ from: { opacity: 0.4, transform: 'translateY(12px) scale(0.98)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

const above = `calc(env(safe-area-inset-top, 0px) + ${vars.space[16]})`;
const below = `calc(max(env(safe-area-inset-bottom, 0px), var(${keyboard}, 0px)) + ${vars.space[16]})`;

/** Centred in the area that the phone's notch and keyboard leave. */
export const panel = style({
  inset: vars.space[16],
  insetBlockStart: above,
  insetBlockEnd: below,
  marginBlock: 'auto',
  inlineSize: `calc(100% - 2 * ${vars.space[16]})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${above} - ${below})`,
  borderRadius: vars.radius.sheet,
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.base} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${leave} ${vars.motion.fast} ${vars.motion.easing} forwards`,
    },
  },
});

export const size = styleVariants({
  sm: { maxInlineSize: 360 },
  md: { maxInlineSize: 440 },
  lg: { maxInlineSize: 640 },
});

export const header = style({
  padding: vars.space[20],
  paddingBlockEnd: vars.space[12],
});

export const body = style({
  paddingInline: vars.space[20],
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[20] },
    '&:last-child': { paddingBlockEnd: vars.space[20] },
  },
});

export const footer = style({ padding: vars.space[20], paddingBlockStart: vars.space[16] });
