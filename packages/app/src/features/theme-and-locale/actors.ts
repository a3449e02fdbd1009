import { effect } from '@parlor/flows/kit';
import type { ThemeAndLocaleActors } from '@parlor/flows/theme-and-locale';
import type { Languages } from '../../languages/languages.ts';

/** What theme and language need done, done with the languages of this page. */
export function themeAndLocaleActors(languages: Languages): ThemeAndLocaleActors {
  return {
    showLocale: effect(({ locale }, signal) => languages.choose(locale, signal)),
  };
}
