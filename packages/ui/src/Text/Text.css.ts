import { toneVars, vars } from '@parlor/tokens';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { clamp, text } from '../internal/style.ts';
import type { Align, Lines, Strength, Weight } from './variants.ts';

export const root = style({ margin: 0, minInlineSize: 0, overflowWrap: 'break-word' });

type Rules<Value extends string | number> = Record<Value, StyleRule>;

const rules = {
  size: Object.fromEntries(
    Object.keys(vars.text).map((step) => [step, text(Number(step) as keyof typeof vars.text)]),
  ) as Rules<keyof typeof vars.text>,
  weight: {
    regular: { fontWeight: vars.weight.regular },
    medium: { fontWeight: vars.weight.medium },
    semibold: { fontWeight: vars.weight.semibold },
    bold: { fontWeight: vars.weight.bold },
  } satisfies Rules<Weight>,
  color: {
    default: { color: vars.color.fg.default },
    muted: { color: vars.color.fg.muted },
    subtle: { color: vars.color.fg.subtle },
    inherit: { color: 'inherit' },
    tone: { color: toneVars.fg },
  } satisfies Rules<Strength | 'tone'>,
  align: {
    start: { textAlign: 'start' },
    center: { textAlign: 'center' },
    end: { textAlign: 'end' },
  } satisfies Rules<Align>,
  lines: {
    1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    2: clamp(2),
    3: clamp(3),
  } satisfies Rules<Lines>,
};

// One class for each value of each prop, as for layouts (`internal/layout.css.ts`).
for (const [name, values] of Object.entries(rules)) {
  for (const [value, rule] of Object.entries<StyleRule>(values)) {
    globalStyle(`:where(${root}).${name}-${value}`, rule);
  }
}

/** Digits of equal width, so that columns line up and a changing number does not shift. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const preserveLines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
