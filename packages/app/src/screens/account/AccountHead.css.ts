import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const visitor = style({ display: 'grid', gap: vars.space[20] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: vars.space[12],
});

/** One above the other where the longer word would break. */
export const walletActs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: vars.space[12],
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
});

export const level = style({ flex: 'none', marginInlineStart: 'auto' });

export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const wallet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});
