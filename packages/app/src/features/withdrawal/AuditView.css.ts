import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockEnd: vars.space[32],
});

export const actions = style({ display: 'grid', gap: vars.space[8] });
