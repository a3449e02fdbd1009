import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[32],
});

export const actions = style({ display: 'grid', gap: vars.space[8] });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[20],
  justifyItems: 'center',
  paddingBlock: vars.space[40],
});
