import { toneClass, toneVars, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { clamp, text } from '../internal/style.ts';

export const root = style({ margin: 0, minInlineSize: 0, overflowWrap: 'break-word' });

export const size = styleVariants(vars.text, (_value, step) => text(step));

export const weight = styleVariants(vars.weight, (value) => ({ fontWeight: value }));

export const color = styleVariants({
  default: { color: vars.color.fg.default },
  muted: { color: vars.color.fg.muted },
  subtle: { color: vars.color.fg.subtle },
  inherit: { color: 'inherit' },
});

const toned = style({ color: toneVars.fg });
export const tone = styleVariants(toneClass, (name) => [name, toned]);

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

/** Figures of one width, so that columns line up and a counting number does not shake. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const lines = styleVariants({
  1: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  2: clamp(2),
  3: clamp(3),
});
