import type { Appearance, ThemeName } from '@parlor/tokens';
import { themes } from '@parlor/tokens/themes';
import { useTheme } from '../ThemeProvider/index.ts';

/** The values of the theme that is drawn, for pages that write them out. */
export function useThemeValues() {
  const { theme, appearance } = useTheme();
  return themes[theme as ThemeName][appearance as Appearance];
}
