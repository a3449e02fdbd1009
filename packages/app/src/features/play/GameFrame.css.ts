// The kit embeds no pages of third parties.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

// Behind the cover until the game reports that it is ready, which hides its loading.
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
