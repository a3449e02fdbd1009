// The kit has no card that is fixed to the bottom of a page and takes no focus.
import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const enter = keyframes({ from: { transform: 'translateY(16px)' } });

export const root = style({
  position: 'fixed',
  // Above the tab bar, where a page has one.
  insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + var(--parlor-bar, 0px) + ${vars.space[12]})`,
  insetInline: vars.space[12],
  zIndex: vars.z.nav,
  border: `1px solid ${vars.color.border.default}`,
  boxShadow: vars.shadow.floating,
  animation: `${enter} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [media.desktop]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space[24],
      insetBlockEnd: vars.space[24],
      inlineSize: 380,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});
