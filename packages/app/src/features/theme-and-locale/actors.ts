import { effect } from '@parlor/flows/kit';
import type { ThemeAndLocaleActors } from '@parlor/flows/theme-and-locale';
import type { Languages } from '../../languages/languages.ts';

/** The theme-and-locale machine's actors. */
export function themeAndLocaleActors(languages: Languages): ThemeAndLocaleActors {
  return {
    showLocale: effect(({ locale }, signal) => languages.choose(locale, signal)),
  };
}
