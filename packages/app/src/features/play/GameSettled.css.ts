import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
});
