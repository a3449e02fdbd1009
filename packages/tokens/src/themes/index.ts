export { toCss } from './css.ts';

import { bluePalette, blueTheme } from './blue/blue.ts';
import type { Palette } from './derive.ts';
import { greenPalette, greenTheme } from './green/green.ts';
import { pinkPalette, pinkTheme } from './pink/pink.ts';
import type { Theme, ThemeName } from './theme.types.ts';

/** Every theme's values. For build time and tests: components read `vars`. */
export const themes: Record<ThemeName, Theme> = {
  green: greenTheme,
  blue: blueTheme,
  pink: pinkTheme,
};

/** The scales that each theme is made from. */
export const palettes: Record<ThemeName, Palette> = {
  green: greenPalette,
  blue: bluePalette,
  pink: pinkPalette,
};

export const defaultTheme: ThemeName = 'green';
