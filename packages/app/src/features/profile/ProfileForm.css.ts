import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[24] });

export const fields = style({ display: 'grid', gap: vars.space[20] });

export const foot = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockEnd: `max(${vars.space[24]}, env(safe-area-inset-bottom))`,
});
