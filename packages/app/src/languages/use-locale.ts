import type { Locale } from '@parlor/api/constants';
import { useApp } from '../app-context.ts';
import { useTexts } from './use-texts.ts';

/** The language that is shown; the component renders again when it changes. */
export function useLocale(): Locale {
  useTexts();
  return useApp().languages.shown();
}
