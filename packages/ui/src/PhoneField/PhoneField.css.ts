import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text, visuallyHidden } from '../internal/style.ts';

export const code = style([
  text(15, 'medium'),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const hiddenCountry = style(visuallyHidden);
