import { style, styleVariants } from '@vanilla-extract/css';

export const center = style({ display: 'grid', placeItems: 'center' });

export const square = styleVariants({ 40: 40, 48: 48, 56: 56, 72: 72 }, (size) => ({
  flex: 'none',
  inlineSize: size,
  blockSize: size,
}));
