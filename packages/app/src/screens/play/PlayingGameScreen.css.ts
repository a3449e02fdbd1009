import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { spoken as hidden } from '../../components/style.ts';

export const root = style({
  position: 'relative',
  flex: 1,
  overflow: 'hidden',
  backgroundColor: vars.color.bg.page,
});

export const spoken = style(hidden);

export const centred = style({ display: 'grid', flex: 1, placeItems: 'center' });

/** In front of the game, which goes on behind it until it has closed. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.bg.page,
});
