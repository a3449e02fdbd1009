import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 24,
});

export const label = style([text(15, 'semibold'), { color: vars.color.fg.default }]);

export const percent = style([
  text(13),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const met = style([
  text(13, 'semibold'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: toneVars.soft,
    color: toneVars.fg,
  },
]);

export const amounts = style([
  text(15),
  {
    margin: 0,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const current = style([text(20, 'semibold'), { color: vars.color.fg.default }]);

export const track = style({
  position: 'relative',
  blockSize: 8,
  marginBlock: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.subtle,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: toneVars.solid,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

/** Extends slightly beyond the bar, so that it is visible on a full one. */
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  inlineSize: 3,
  marginInlineStart: -1.5,
  borderRadius: 2,
  backgroundColor: vars.color.fg.default,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const help = style([
  text(12),
  { margin: 0, color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const counted = style({ marginBlockStart: vars.space[8] });
