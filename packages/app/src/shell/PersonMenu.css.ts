import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../components/style.ts';

export const trigger = style({
  position: 'relative',
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  font: 'inherit',
  color: vars.color.fg.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const spoken = style(hidden);

export const words = style({ display: 'grid', maxInlineSize: '12em' });

export const name = style([
  text(13, 'semibold'),
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const level = style([text(12), { color: vars.color.fg.muted }]);
