import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const root = style({
  display: 'grid',
  // However much stands in the wallet, the name gives way and the page keeps its width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.desktop]: { display: 'none' } },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 44,
});

export const search = style([
  text(17),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.sunken,
    color: vars.color.fg.muted,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);
