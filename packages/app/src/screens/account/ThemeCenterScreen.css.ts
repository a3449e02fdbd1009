// The kit's RadioGroup has no choice among pictures.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
});

/** Covers the whole card, visually hidden: the next element draws the choice. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const picture = style({
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${radio}:checked + &`]: { boxShadow: `0 0 0 3px ${vars.color.tone.brand.solid}` },
    [`${radio}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: 5,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${card}:hover ${radio}:not(:checked) + &`]: {
          boxShadow: `0 0 0 1px ${vars.color.border.strong}`,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { [`${radio}:checked + &`]: { outline: '3px solid Highlight' } },
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  inlineSize: 28,
  blockSize: 28,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  selectors: { [`${radio}:not(:checked) ~ &`]: { visibility: 'hidden' } },
});
