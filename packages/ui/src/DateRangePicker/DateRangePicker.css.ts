import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const hint = style([
  text(13),
  { flex: 1, minInlineSize: 0, color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);
