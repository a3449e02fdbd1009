import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  paddingBlockEnd: vars.space[4],
  overflowY: 'auto',
});
