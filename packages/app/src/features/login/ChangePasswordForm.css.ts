import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space[20] });

export const foot = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
  paddingBlockEnd: vars.space[16],
});
