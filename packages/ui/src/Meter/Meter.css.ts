import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const label = style([text(15, 'medium'), { color: vars.color.fg.default }]);

export const value = style([
  text(13),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const track = style({
  display: 'flex',
  gap: vars.space[4],
  blockSize: 8,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.border.subtle,
  selectors: { '&:has([data-part="piece"])': { backgroundColor: 'transparent' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const filled = {
  backgroundColor: toneVars.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
};

export const fill = style([
  filled,
  {
    borderRadius: 'inherit',
    transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  },
]);

export const piece = style({
  flex: 1,
  backgroundColor: vars.color.border.subtle,
  selectors: { '&[data-on]': filled },
});

export const help = style([text(12), { margin: 0, color: vars.color.fg.muted }]);
