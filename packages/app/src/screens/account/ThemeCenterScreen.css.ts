import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken, text } from '../../components/style.ts';

export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [media.desktop]: { gap: vars.space[24] } },
});

export const legend = style(spoken);

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
});

/** The whole card, and not seen: what it chooses is drawn by what follows it. */
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
  display: 'block',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${radio}:checked + &`]: { boxShadow: `0 0 0 3px ${vars.color.tone.brand.solid}` },
    [`${radio}:focus-visible + &`]: { ...focusRing, outlineOffset: 5 },
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

export const name = style([
  text(15, 'medium'),
  {
    minBlockSize: 28,
    textAlign: 'center',
  },
]);

export const mark = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  selectors: { [`${radio}:not(:checked) ~ &`]: { display: 'none' } },
});
