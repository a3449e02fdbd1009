import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import * as bar from '../internal/bar.css.ts';

export const track = style([
  bar.track,
  {
    display: 'flex',
    gap: vars.space[4],
    overflow: 'hidden',
    selectors: { '&:has([data-part="piece"])': { backgroundColor: 'transparent' } },
  },
]);

export const piece = style({
  flex: 1,
  backgroundColor: vars.color.border.subtle,
  selectors: {
    '&[data-on]': {
      backgroundColor: toneVars.solid,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
    },
  },
});
