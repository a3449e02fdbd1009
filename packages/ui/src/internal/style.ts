import { vars } from '@parlor/tokens';
import type { StyleRule } from '@vanilla-extract/css';

type TextSize = keyof typeof vars.text;
type Weight = keyof typeof vars.weight;

/** Size, line height and tracking of a step of the type ramp, with a weight. */
export function text(size: TextSize, weight: Weight = 'regular'): StyleRule {
  const step = vars.text[size];
  return {
    fontSize: step.size,
    lineHeight: step.line,
    letterSpacing: step.tracking,
    fontWeight: vars.weight[weight],
  };
}

/** Resets the browser's styles of a button or link. */
export const buttonReset = {
  appearance: 'none',
  border: 0,
  margin: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule;

/** Visually hidden: available to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} satisfies StyleRule;

/** The ring of the focused element, outside its edge. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: 2,
} satisfies StyleRule;

/** One line, truncated with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** At most `lines` lines, truncated with an ellipsis. */
export const clamp = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** A label with an aside above a control or a bar. */
export const labelled = {
  root: { display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 },
  header: {
    display: 'flex',
    // If label and aside do not fit side by side, neither wraps: the aside moves below.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
  },
} satisfies Record<string, StyleRule>;
