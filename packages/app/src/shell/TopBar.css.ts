import { unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from './style.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[24],
  inlineSize: '100%',
  paddingBlock: vars.space[12],
});

export const search = style([
  text(15),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 1,
    maxInlineSize: unit(560),
    minBlockSize: 44,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.sunken,
    color: vars.color.fg.muted,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 44,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const words = style({ display: 'grid', maxInlineSize: '12em' });

export const name = style([
  text(13, 'semibold'),
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const level = style([text(12), { color: vars.color.fg.muted }]);
