import { vars } from '@parlor/tokens';
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { keyboard } from '../internal/modal.css.ts';

/** The edge as a factor of the width: -1 on the left, 1 on the right. */
const edge = createVar();
const outside = `translateX(calc(100% * ${edge}))`;
const enter = keyframes({ from: { transform: outside } });
const leave = keyframes({ to: { transform: outside } });

export const panel = style({
  insetBlockStart: 0,
  insetBlockEnd: `var(${keyboard}, 0px)`,
  // The page stays visible beside it, as context.
  inlineSize: 'min(400px, calc(100% - 56px))',
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.slow} ${vars.motion.easing}` },
    '&[data-state="closed"]': {
      animation: `${leave} ${vars.motion.base} ${vars.motion.easing} forwards`,
    },
  },
});

export const side = styleVariants({
  start: {
    insetInlineStart: 0,
    borderStartEndRadius: vars.radius.sheet,
    borderEndEndRadius: vars.radius.sheet,
    vars: { [edge]: '-1' },
    selectors: { '[dir="rtl"] &': { vars: { [edge]: '1' } } },
  },
  end: {
    insetInlineEnd: 0,
    borderStartStartRadius: vars.radius.sheet,
    borderEndStartRadius: vars.radius.sheet,
    vars: { [edge]: '1' },
    selectors: { '[dir="rtl"] &': { vars: { [edge]: '-1' } } },
  },
});

export const header = style({
  padding: vars.space[20],
  paddingBlockEnd: vars.space[12],
});

export const body = style({
  paddingInline: vars.space[20],
  selectors: {
    '&:last-child': {
      paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[20]})`,
    },
  },
});

export const footer = style({
  padding: vars.space[20],
  paddingBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + ${vars.space[20]})`,
});
