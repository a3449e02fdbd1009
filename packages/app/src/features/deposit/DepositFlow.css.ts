import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const skeleton = style({ display: 'grid', gap: vars.space[16] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});
