import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

// As wide as a slide and as high as the carousel with its dots, so that nothing moves when it comes.
export const banner = style({
  inlineSize: '96%',
  paddingBlockEnd: 36,
  '@media': { [media.desktop]: { inlineSize: '100%', paddingBlockEnd: 0 } },
});

export const picture = style({
  aspectRatio: '16 / 7',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: unit(388) } },
});

export const strip = style({ display: 'flex', gap: vars.space[8], overflow: 'hidden' });

export const chip = style({
  flexShrink: 0,
  inlineSize: 104,
  blockSize: 44,
  borderRadius: vars.radius.full,
});

/** Only a desktop has room for the latest wins. */
export const wins = style({
  display: 'none',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { display: 'block' } },
});
