import { blueTheme } from './blue/blue.ts';
import { greenTheme } from './green/green.ts';
import { pinkTheme } from './pink/pink.ts';
import type { Theme, ThemeName } from './theme.types.ts';

/** Every theme's values. For build time and tests: components read `vars`. */
export const themes: Record<ThemeName, Theme> = {
  green: greenTheme,
  blue: blueTheme,
  pink: pinkTheme,
};

export const defaultTheme: ThemeName = 'green';
