import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, text } from '../internal/style.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const root = style([
  text(15),
  {
    zIndex: vars.z.dialog,
    inlineSize: 'max-content',
    maxInlineSize: 'min(320px, calc(100vw - 32px))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overflowWrap: 'break-word',
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    transformOrigin: 'var(--radix-popover-content-transform-origin)',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-state="open"]': { animation: `${enter} ${vars.motion.fast} ${vars.motion.easing}` },
      '&[data-state="closed"]': {
        animation: `${leave} ${vars.motion.fast} ${vars.motion.easing} forwards`,
      },
    },
  },
]);

export const arrow = style({
  display: 'block',
  fill: vars.color.bg.raised,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
