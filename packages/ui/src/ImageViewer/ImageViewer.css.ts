import { vars } from '@parlor/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

/** Index of the centred picture, and the offset of a drag along and down. */
export const index = '--parlor-viewer-index';
export const drag = '--parlor-viewer-drag';
export const pull = '--parlor-viewer-pull';

const enter = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

// The background is black in every theme; the controls use the dark theme.
export const panel = style({
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  borderRadius: 0,
  backgroundColor: '#000',
  boxShadow: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.base} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${leave} ${vars.motion.fast} ${vars.motion.easing} forwards`,
    },
  },
});

export const header = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space[16],
  insetBlockStart: `calc(env(safe-area-inset-top, 0px) + ${vars.space[16]})`,
});

// Readable over every picture.
globalStyle(`${header} [data-part="close"]`, {
  margin: 0,
  backgroundColor: 'rgb(0 0 0 / 60%)',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
});

export const stage = style({
  vars: { [drag]: '0px', [pull]: '0px' },
  flex: 1,
  minBlockSize: 0,
  position: 'relative',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&[data-large]': { cursor: 'grab' },
    '&[data-dragging]': { cursor: 'grabbing' },
  },
});

const glide = `transform ${vars.motion.slow} ${vars.motion.easing}`;

export const track = style({
  position: 'absolute',
  inset: 0,
  transform: `translate(calc(var(${index}) * -100% + var(${drag})), var(${pull}))`,
  transition: glide,
  selectors: {
    '[dir="rtl"] &': {
      transform: `translate(calc(var(${index}) * 100% + var(${drag})), var(${pull}))`,
    },
    '[data-dragging] > &': { transition: 'none' },
  },
});

export const slide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '100%',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transition: glide,
  WebkitTouchCallout: 'none',
});

export const missing = style([
  text(15),
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    padding: vars.space[24],
    color: vars.color.fg.muted,
    textAlign: 'center',
  },
]);

const arrow = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 22px)',
  '@media': {
    // Hidden for touch, which swipes, but still reachable by keyboard.
    'not all and (hover: hover) and (pointer: fine)': {
      selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
    },
  },
});

export const previous = style([arrow, { insetInlineStart: vars.space[16] }]);
export const next = style([arrow, { insetInlineEnd: vars.space[16] }]);

export const foot = style({
  flexShrink: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[8],
  paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[8]})`,
  color: vars.color.fg.default,
});

export const caption = style([
  text(15),
  {
    margin: 0,
    paddingInline: vars.space[16],
    maxInlineSize: '60ch',
    textAlign: 'center',
    color: vars.color.fg.muted,
    overflowWrap: 'break-word',
  },
]);

export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const position = style([
  text(15, 'medium'),
  { minInlineSize: '5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
]);
