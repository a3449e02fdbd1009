import { style } from '@vanilla-extract/css';
import { toneVars, vars } from './contract.css.ts';
import type { Tone } from './themes/theme.types.ts';

const tone = (name: Tone) => style({ vars: assign(name) }, `tone-${name}`);

function assign(name: Tone) {
  const from = vars.color.tone[name];
  return {
    [toneVars.solid]: from.solid,
    [toneVars.solidHover]: from.solidHover,
    [toneVars.solidActive]: from.solidActive,
    [toneVars.soft]: from.soft,
    [toneVars.softHover]: from.softHover,
    [toneVars.border]: from.border,
    [toneVars.fg]: from.fg,
    [toneVars.onSolid]: from.onSolid,
  };
}

/** `toneClass.critical`: everything inside that reads `toneVars` becomes critical. */
export const toneClass: Record<Tone, string> = {
  brand: tone('brand'),
  neutral: tone('neutral'),
  positive: tone('positive'),
  caution: tone('caution'),
  critical: tone('critical'),
  info: tone('info'),
  promo: tone('promo'),
};
