// The kit frames no pages of others.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

// Behind its cover until it says that it is ready, so that nobody sees it build itself.
export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { '&[data-ready]': { opacity: 1 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
