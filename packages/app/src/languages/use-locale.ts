import type { Locale } from '@parlor/api/constants';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app-context.ts';

/** The language that is shown; the component renders again when it changes. */
export function useLocale(): Locale {
  useTranslation();
  return useApp().languages.shown();
}
