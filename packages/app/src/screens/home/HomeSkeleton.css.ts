import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

// As high as the carousel with its dots, so that nothing moves when it comes.
export const banner = style({ paddingBlockEnd: 44 });

export const picture = style({
  aspectRatio: '16 / 7',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: unit(390) } },
});

export const strip = style({ blockSize: 44, borderRadius: vars.radius.full });
