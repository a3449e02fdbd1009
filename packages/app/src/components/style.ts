import { vars } from '@parlor/tokens';
import type { StyleRule } from '@vanilla-extract/css';

/** Size, line height and tracking of a step of the type ramp, with a weight. For layout glue. */
export function text(
  size: keyof typeof vars.text,
  weight: keyof typeof vars.weight = 'regular',
): StyleRule {
  const step = vars.text[size];
  return {
    fontSize: step.size,
    lineHeight: step.line,
    letterSpacing: step.tracking,
    fontWeight: vars.weight[weight],
  };
}

/** The ring of the focused element, outside of it. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: 2,
} satisfies StyleRule;

/** Heard, not seen. */
export const spoken = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
