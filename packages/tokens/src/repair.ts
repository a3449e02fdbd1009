import { formatHex, interpolate } from 'culori';
import {
  type ColourPath,
  type ContrastMeasurement,
  measurePairs,
  readColour,
  withColour,
} from './contrast-pairs.ts';
import { contrastRatio } from './primitives/colour.ts';
import type { Appearance, Theme, ThemeTokens } from './themes/theme.types.ts';

/** A color that was changed because one of its pairs was below its minimum ratio. */
export interface ContrastRepair {
  appearance: Appearance;
  token: ColourPath;
  from: string;
  to: string;
  /** The first pair that was too low, such as `fg.link on bg.page`, and its ratio. */
  pair: string;
  ratio: number;
}

/**
 * A theme whose pairs all reach their minimum ratio. The foreground of a pair moves towards black
 * or white, in OKLCH; of `onSolid` on a fill, the fill moves.
 * @throws {Error} when the backgrounds leave no color that reaches every ratio.
 */
export function repairContrast({ light, dark }: Theme): {
  theme: Theme;
  repairs: ContrastRepair[];
} {
  const repaired = { light: repairAppearance(light), dark: repairAppearance(dark) };
  return {
    theme: { light: repaired.light.tokens, dark: repaired.dark.tokens },
    repairs: [
      ...repaired.light.repairs.map((repair) => ({ ...repair, appearance: 'light' as const })),
      ...repaired.dark.repairs.map((repair) => ({ ...repair, appearance: 'dark' as const })),
    ],
  };
}

type Repair = Omit<ContrastRepair, 'appearance'>;

/** More than enough for every token; scales that pull a color both ways would need more. */
const MAX_REPAIRS = 200;

/** Repairs one pair at a time: a moved color can also be part of the next pair. */
function repairAppearance(tokens: ThemeTokens): { tokens: ThemeTokens; repairs: Repair[] } {
  const repairs = new Map<ColourPath, Repair>();
  let { color } = tokens;
  for (let count = 0; count < MAX_REPAIRS; count++) {
    const pair = measurePairs({ ...tokens, color }).find(({ ratio, atLeast }) => ratio < atLeast);
    if (pair === undefined) return { tokens: { ...tokens, color }, repairs: [...repairs.values()] };
    const isFill = pair.foreground.endsWith('.onSolid');
    const token = isFill ? pair.background : pair.foreground;
    const from = readColour(color, token);
    const to = move(from, readColour(color, isFill ? pair.foreground : pair.background), pair);
    color = withColour(color, token, to);
    const first = repairs.get(token) ?? { token, from, pair: pair.name, ratio: pair.ratio };
    repairs.set(token, { ...first, to });
  }
  throw new Error(`No colors reach every ratio: ${[...repairs.keys()].join(', ')}.`);
}

/** The nearest color on the way to black or white that has the ratio to `against`. */
function move(from: string, against: string, { name, atLeast }: ContrastMeasurement): string {
  const towards = contrastRatio('#000000', against) > contrastRatio('#ffffff', against);
  const path = interpolate([from, towards ? '#000000' : '#ffffff'], 'oklch');
  for (let percent = 1; percent <= 100; percent++) {
    const color = formatHex(path(percent / 100));
    if (contrastRatio(color, against) >= atLeast) return color;
  }
  throw new Error(`No color reaches ${atLeast}:1 for ${name}: the background is ${against}.`);
}
