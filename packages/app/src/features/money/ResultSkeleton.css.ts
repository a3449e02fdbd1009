import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space[20],
  justifyItems: 'center',
  paddingBlock: vars.space[40],
});
