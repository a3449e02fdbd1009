import { unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
  inlineSize: '100%',
  paddingBlock: vars.space[12],
});

export const search = style({ flex: 1, maxInlineSize: unit(560) });

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });
