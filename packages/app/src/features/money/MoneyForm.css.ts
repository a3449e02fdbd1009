import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[24],
});

export const fields = style({
  display: 'grid',
  gap: vars.space[24],
  flex: 1,
  alignContent: 'start',
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: `${vars.space[12]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  backgroundColor: 'var(--parlor-ground, transparent)',
  '@media': {
    [media.desktop]: { position: 'static', paddingBlock: 0, backgroundColor: 'transparent' },
  },
});
