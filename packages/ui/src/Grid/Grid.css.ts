import { media } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** Set inline, since their values are arbitrary. */
export const phone = '--parlor-grid-phone';
export const desktop = '--parlor-grid-desktop';
export const wide = '--parlor-grid-wide';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `var(${phone})`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `var(${desktop})` },
    [media.wide]: { gridTemplateColumns: `var(${wide})` },
  },
});
