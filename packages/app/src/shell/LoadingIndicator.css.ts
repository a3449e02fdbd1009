// The kit has no progress bar for a whole page: a line along the edge of the window.
import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';

// At any width, it covers no text and no button at the top of a page.
export const root = style({
  position: 'fixed',
  insetBlockStart: 'env(safe-area-inset-top, 0px)',
  insetInline: 0,
  blockSize: 3,
  zIndex: vars.z.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const line = style({
  blockSize: '100%',
  inlineSize: '40%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  animation: `${sweep} 1.4s ${vars.motion.easing} infinite`,
  '@media': {
    [media.reducedMotion]: { inlineSize: '100%', animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
