import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.sunken,
});

export const icon = style({ flex: 'none', color: vars.color.fg.muted });

export const words = style([
  text(15, 'medium'),
  { display: 'grid', gap: vars.space[4], minInlineSize: 0, color: vars.color.fg.default },
]);
