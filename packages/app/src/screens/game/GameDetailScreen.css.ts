import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[8]} ${vars.space[40]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '320px minmax(0, 560px)',
      gap: vars.space[48],
      padding: 0,
    },
  },
});

export const cover = style({
  justifySelf: 'center',
  inlineSize: '48vw',
  maxInlineSize: 240,
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: 'none' } },
});

export const coverSkeleton = style({
  justifySelf: 'center',
  inlineSize: '48vw',
  maxInlineSize: 240,
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: 'none' } },
});

export const words = style({ display: 'grid', gap: vars.space[20], alignContent: 'start' });

// The one strong button is always in reach of a thumb.
export const act = style({
  position: 'sticky',
  insetBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  zIndex: vars.z.sticky,
  '@media': { [media.desktop]: { position: 'static' } },
});

export const about = style({ display: 'grid', gap: vars.space[8] });
