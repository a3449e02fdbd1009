import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  placeContent: 'center',
  flex: 1,
  minBlockSize: '70dvh',
  paddingInline: vars.space[20],
});

export const working = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  textAlign: 'center',
});
