import type { Locale } from '@parlor/api/constants';
import { useLanguage } from './language-context.ts';

/** The current language; the component renders again when it changes. */
export function useLocale(): Locale {
  return useLanguage().locale;
}
