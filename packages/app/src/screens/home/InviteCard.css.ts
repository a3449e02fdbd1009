import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});

export const words = style({ flex: '1 1 180px', display: 'grid', minInlineSize: 0 });
