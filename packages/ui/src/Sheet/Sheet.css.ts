import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, spoken } from '../internal/style.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.desktop]: { justifyContent: 'center', padding: vars.space[32] } },
});

export const panel = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 560,
  minBlockSize: 0,
  // The page looks out at the top, so that it is clear where one is.
  maxBlockSize: 'calc(100% - env(safe-area-inset-top, 0px) - 40px)',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${sink} ${vars.motion.base} ${vars.motion.easing} forwards`,
    },
    '&:not([data-dragging])': { transition: `transform ${vars.motion.base} ${vars.motion.easing}` },
  },
  '@media': {
    [media.desktop]: {
      maxInlineSize: 440,
      maxBlockSize: '100%',
      borderRadius: vars.radius.sheet,
      selectors: {
        '&[data-state="open"]': { animationName: enter },
        '&[data-state="closed"]': { animationName: leave },
      },
    },
  },
});

/** Also the header is pulled: a handle alone is a small thing to catch. */
export const pull = style({
  flexShrink: 0,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '[data-dragging] &': { cursor: 'grabbing' } },
  '@media': { [media.desktop]: { touchAction: 'auto', cursor: 'auto' } },
});

export const handle = style({
  inlineSize: 36,
  blockSize: 4,
  marginInline: 'auto',
  marginBlock: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.strong,
  opacity: 0.6,
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minBlockSize: 44,
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[8],
  '@media': {
    [media.desktop]: { paddingInline: vars.space[20], paddingBlockStart: vars.space[16] },
  },
});

export const heading = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[4],
  // Its first line stands beside the cross.
  paddingBlockStart: vars.space[8],
});

export const close = style({ marginInlineEnd: -10 });

export const hidden = style(spoken);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[4],
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -4 },
    '&:last-child': {
      paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[16]})`,
    },
  },
  '@media': { [media.desktop]: { paddingInline: vars.space[20] } },
});

export const footer = style({
  flexShrink: 0,
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[16]})`,
  '@media': { [media.desktop]: { padding: vars.space[20] } },
});
