import type { Locale } from '@parlor/api/constants';
import type { AppearanceChoice, ThemeName } from '@parlor/flows/theme-and-locale';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useThemeAndLocale, useThemeAndLocaleView } from '../../data/theme-and-locale.ts';
import { useLocale } from '../../languages/use-locale.ts';

/** The icon of each appearance. */
export const appearanceIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** The chosen theme and appearance, and their setters. */
export function useThemePreference() {
  const themeAndLocale = useThemeAndLocale();
  const { theme, appearance } = useThemeAndLocaleView();
  return {
    theme,
    appearance,
    chooseTheme: (theme: ThemeName) => themeAndLocale.send({ type: 'theme.chosen', theme }),
    chooseAppearance: (appearance: AppearanceChoice) =>
      themeAndLocale.send({ type: 'appearance.chosen', appearance }),
  };
}

/** The current language, the pending one, and the setter. */
export function useLocalePreference() {
  const themeAndLocale = useThemeAndLocale();
  const view = useThemeAndLocaleView();
  return {
    locale: useLocale(),
    next: view.texts === 'changing' ? view.nextLocale : undefined,
    chooseLocale: (locale: Locale) => themeAndLocale.send({ type: 'locale.chosen', locale }),
  };
}
