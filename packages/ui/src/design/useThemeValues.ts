import type { Appearance, ThemeName } from '@parlor/tokens';
import { themes } from '@parlor/tokens/themes';
import { useTheme } from '../ThemeProvider/index.ts';

/** The token values of the current theme, for pages that print them. */
export function useThemeValues() {
  const { theme, appearance } = useTheme();
  return themes[theme as ThemeName][appearance as Appearance];
}
