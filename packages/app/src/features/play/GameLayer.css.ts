// The kit has no layer over a game that fills the screen and scrolls, and embeds no pages of third parties.
import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** The page of a game, which its frame and layers fill. */
export const page = style({ position: 'relative', overflow: 'hidden' });

export const root = style({ position: 'absolute', inset: 0, overflowY: 'auto' });

// Auto margins take the remaining space, so that content that is too high begins at the top.
export const content = style({ marginBlock: 'auto' });

export const entrance = style({ maxInlineSize: unit(1120), marginInline: 'auto' });

export const cover = style({ inlineSize: 160 });

/** As high as the spinner, so that the layout does not shift. */
export const spinner = style({ blockSize: 32 });

/** The game continues behind the layer until it has closed. */
export const opaque = style({ backgroundColor: vars.color.bg.page });

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

/** A demo: the bar that marks it, and the game below it. */
export const demo = style({ display: 'flex', flexDirection: 'column' });

/** The game of a replay, in a page beside the record. */
export const replay = style([page, { blockSize: 'min(76dvh, 52rem)' }]);
