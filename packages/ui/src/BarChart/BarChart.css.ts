import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text, visuallyHidden } from '../internal/style.ts';

/** Width of the scale's labels. */
const AXIS = '2.75rem';

export const root = style({ margin: 0, minInlineSize: 0 });

export const table = style(visuallyHidden);

export const legend = style([
  text(13),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[16],
    listStyle: 'none',
    margin: 0,
    padding: 0,
    color: vars.color.fg.muted,
  },
]);

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
});

export const key = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: 4,
  backgroundColor: toneVars.solid,
  forcedColorAdjust: 'none',
});

// The label of the highest line is above it.
export const plot = style({ position: 'relative', marginBlockStart: '1.5rem' });

export const tick = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const tickText = style([
  text(12),
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 2,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const groups = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: AXIS,
  insetInlineEnd: 0,
  display: 'flex',
});

export const group = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: 2,
  paddingInline: 1,
});

export const bar = style({
  flex: '0 1 14px',
  minInlineSize: 1,
  borderStartStartRadius: 4,
  borderStartEndRadius: 4,
  backgroundColor: toneVars.solid,
  transition: `block-size ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' },
  },
});

export const labels = style([
  text(12),
  {
    containerType: 'inline-size',
    display: 'flex',
    marginInlineStart: AXIS,
    marginBlockStart: vars.space[4],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'clip',
    overflowClipMargin: 20,
  },
]);

export const groupLabel = style({
  flex: 1,
  minInlineSize: 0,
  // Labels may be wider than their bars, since the labels beside them are then empty.
  display: 'grid',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  // Where the text is so large that adjacent labels would collide.
  '@container': {
    '(max-width: 16em)': { selectors: { '&[data-spare]': { visibility: 'hidden' } } },
  },
});
