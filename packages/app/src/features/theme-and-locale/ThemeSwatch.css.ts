// The kit has no swatch of a theme.
import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  inlineSize: 16,
  blockSize: 16,
  margin: 2,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
});
