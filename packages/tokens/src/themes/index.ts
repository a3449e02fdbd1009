import { radixScale } from '../primitives/radix.ts';
import { repairContrast } from '../repair.ts';
import { deriveTheme, type Palette } from './derive.ts';
import { type ThemeName, themeNames, themeSources } from './names.ts';
import type { Theme } from './theme.types.ts';

export { toCss } from './css.ts';
export { defaultTheme } from './names.ts';

/** The scales that each theme is made from. */
export const palettes = forEachTheme((name): Palette => {
  const brand = radixScale(themeSources[name].brand);
  const neutral = radixScale(themeSources[name].neutral);
  return {
    light: { brand: brand.light, neutral: neutral.light },
    dark: { brand: brand.dark, neutral: neutral.dark },
  };
});

/** Every theme's values. For build time and tests: components read `vars`. */
export const themes = forEachTheme(
  (name): Theme => repairContrast(deriveTheme(palettes[name])).theme,
);

function forEachTheme<T>(create: (name: ThemeName) => T): Record<ThemeName, T> {
  const entries = themeNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<ThemeName, T>;
}
