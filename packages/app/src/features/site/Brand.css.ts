import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../shell/style.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 44,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const logo = style({ flex: 'none', borderRadius: vars.radius.thumbnail });

export const name = style([
  text(20, 'bold'),
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const mark = style({ flex: 'none', color: vars.color.tone.brand.solid });

export const letter = style({ color: vars.color.tone.brand.onSolid });

export const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
