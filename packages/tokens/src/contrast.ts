import { measurePairs } from './contrast-pairs.ts';
import { themes } from './themes/index.ts';
import { type ThemeName, themeNames } from './themes/names.ts';
import { type Appearance, appearances } from './themes/theme.types.ts';

export {
  type ContrastMeasurement,
  type ContrastPair,
  contrastPairs,
  measurePairs,
  PART,
  readColour,
  TEXT,
} from './contrast-pairs.ts';
export { contrastRatio } from './primitives/colour.ts';

export interface ContrastResult {
  theme: ThemeName;
  appearance: Appearance;
  pair: string;
  atLeast: number;
  ratio: number;
}

/** The measured ratio of every pair in every theme and appearance. */
export function measureContrast(): ContrastResult[] {
  return themeNames.flatMap((theme) =>
    appearances.flatMap((appearance) =>
      measurePairs(themes[theme][appearance]).map(({ name: pair, atLeast, ratio }) => ({
        theme,
        appearance,
        pair,
        atLeast,
        ratio,
      })),
    ),
  );
}
