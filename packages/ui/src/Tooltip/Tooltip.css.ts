import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

const enter = keyframes({ from: { opacity: 0 } });

export const root = style([
  text(13, 'medium'),
  {
    zIndex: vars.z.toast,
    maxInlineSize: 'min(280px, calc(100vw - 16px))',
    paddingInline: vars.space[12],
    paddingBlock: 6,
    borderRadius: vars.radius.thumbnail,
    // Inverted colours, as for toasts: dark in the light appearance, light in the dark one.
    backgroundColor: vars.color.fg.default,
    color: vars.color.bg.page,
    boxShadow: vars.shadow.raised,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    animation: `${enter} ${vars.motion.fast} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
