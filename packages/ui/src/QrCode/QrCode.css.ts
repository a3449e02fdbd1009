import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[12],
  margin: 0,
  minInlineSize: 0,
});

export const ground = style({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  backgroundColor: '#fff',
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  forcedColorAdjust: 'none',
});

export const code = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const caption = style([
  text(13),
  { color: vars.color.fg.muted, textAlign: 'center', overflowWrap: 'anywhere' },
]);
