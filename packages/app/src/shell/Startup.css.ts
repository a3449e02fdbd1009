import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const failed = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });

export const skeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  minBlockSize: '100dvh',
  overflow: 'hidden',
  padding: vars.space[16],
  '@media': { [media.desktop]: { paddingInline: `${unit(380)} ${unit(44)}` } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const banner = style({
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: unit(390) } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
