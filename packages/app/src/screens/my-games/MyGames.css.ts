import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[16]} ${vars.space[40]}`,
  '@media': { [media.desktop]: { padding: 0, paddingBlockEnd: vars.space[40] } },
});

export const view = style({ paddingBlockStart: vars.space[16] });

export const visitor = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const visitorWords = style({ display: 'grid', gap: vars.space[4] });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[12],
});
