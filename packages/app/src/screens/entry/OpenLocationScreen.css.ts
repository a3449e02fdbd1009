// The drawn map is used by this page alone.
import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** Not a real map: no third party learns the place before the player follows the link. */
export const map = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 220,
  border: `1px solid ${vars.color.border.subtle}`,
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
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  boxShadow: vars.shadow.floating,
});
