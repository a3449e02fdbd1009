import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { text } from './style.ts';

const enter = keyframes({ from: { transform: 'translateY(16px)' } });

export const card = style({
  position: 'fixed',
  // Above the tab bar, where a page has one.
  insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + var(--parlor-bar, 0px) + ${vars.space[12]})`,
  insetInline: vars.space[12],
  zIndex: vars.z.nav,
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.raised,
  color: vars.color.fg.default,
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

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const title = style([text(17, 'semibold'), { margin: 0, paddingBlock: vars.space[8] }]);
