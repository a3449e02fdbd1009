import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const cards = style({ display: 'grid', gap: vars.space[4] });

export const add = style({ justifySelf: 'start' });

export const available = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const note = style([text(13), { color: vars.color.fg.muted }]);
