import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const phone = style({
  color: vars.color.fg.default,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
