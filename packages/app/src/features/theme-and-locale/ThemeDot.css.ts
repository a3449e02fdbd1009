import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', placeItems: 'center', inlineSize: 20, blockSize: 20 });

export const dot = style({
  inlineSize: 16,
  blockSize: 16,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
});
