import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 252px), 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const more = style({ display: 'grid', justifyItems: 'center' });
