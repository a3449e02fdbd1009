import { vars } from '@parlor/tokens';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, spoken } from '../internal/style.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

/** Holds the dialog in the middle of what the keyboard leaves, and scrolls it when it is too tall. */
export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[16],
  paddingBlockStart: `calc(env(safe-area-inset-top, 0px) + ${vars.space[16]})`,
  paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[16]})`,
  blockSize: '100dvh',
  pointerEvents: 'none',
});

export const panel = style({
  pointerEvents: 'auto',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  borderRadius: vars.radius.sheet,
  overflow: 'hidden',
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
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: vars.space[20],
  paddingBlockEnd: vars.space[12],
});

export const heading = style({
  display: 'grid',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
});

/** Its drawing, not its target, meets the padding. */
export const close = style({ margin: -10, marginInlineStart: 0 });

export const hidden = style(spoken);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[20],
  // Room for the focus rings of what it holds.
  paddingBlock: vars.space[4],
  outline: 'none',
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[20] },
    '&:last-child': { paddingBlockEnd: vars.space[20] },
    '&:focus-visible': { ...focusRing, outlineOffset: -4 },
  },
});

export const footer = style({
  padding: vars.space[20],
  paddingBlockStart: vars.space[16],
  display: 'flex',
  gap: vars.space[12],
});

/** Two actions of equal width; one takes all of it. */
globalStyle(`${footer} > *`, { flex: '1 1 0', minInlineSize: 0 });
