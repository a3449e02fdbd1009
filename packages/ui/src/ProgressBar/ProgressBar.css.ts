import { media, toneVars, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const header = style([
  text(15, 'medium'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    color: vars.color.fg.default,
  },
]);

export const value = style([
  text(13),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const track = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.border.subtle,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: { size: { sm: { blockSize: 4 }, md: { blockSize: 8 } } },
});

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: toneVars.solid,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '&[data-indeterminate]': {
      inlineSize: '40%',
      animation: `${sweep} 1.4s ${vars.motion.easing} infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-indeterminate]': { inlineSize: '100%', opacity: 0.5 } },
    },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  marginInlineStart: -1,
  backgroundColor: vars.color.fg.default,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
});

export const help = style([
  text(12),
  { margin: 0, color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);
