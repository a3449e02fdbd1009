import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: vars.space[24],
});
