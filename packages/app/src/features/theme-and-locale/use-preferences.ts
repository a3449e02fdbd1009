import type { Locale } from '@parlor/api/constants';
import {
  type AppearanceChoice,
  selectAppearance,
  selectNextLocale,
  selectTheme,
  type ThemeName,
} from '@parlor/flows/theme-and-locale';
import { useSelector } from '@xstate/react';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useThemeAndLocale } from '../../data/theme-and-locale.ts';
import { useLocale } from '../../languages/use-locale.ts';

/** The icon of each appearance. */
export const appearanceIcons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** The chosen theme and appearance, and their setters. */
export function useThemePreference() {
  const themeAndLocale = useThemeAndLocale();
  return {
    theme: useSelector(themeAndLocale, selectTheme),
    appearance: useSelector(themeAndLocale, selectAppearance),
    chooseTheme: (theme: ThemeName) => themeAndLocale.send({ type: 'theme.chosen', theme }),
    chooseAppearance: (appearance: AppearanceChoice) =>
      themeAndLocale.send({ type: 'appearance.chosen', appearance }),
  };
}

/** The current language, the pending one, and the setter. */
export function useLocalePreference() {
  const themeAndLocale = useThemeAndLocale();
  return {
    locale: useLocale(),
    next: useSelector(themeAndLocale, selectNextLocale),
    chooseLocale: (locale: Locale) => themeAndLocale.send({ type: 'locale.chosen', locale }),
  };
}
