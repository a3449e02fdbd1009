import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

const LINE = `1px solid ${vars.color.border.subtle}`;

/** A drawn map, not a true one: nothing of the place is told to anybody before the link is followed. */
export const map = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: 220,
  borderRadius: vars.radius.card,
  border: LINE,
  backgroundColor: vars.color.bg.sunken,
});

export const land = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.border.default,
});

export const pin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  boxShadow: vars.shadow.floating,
});

export const words = style({ overflowWrap: 'anywhere' });
