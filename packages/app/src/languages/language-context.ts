import type { Locale } from '@parlor/api/constants';
import { createContext } from 'react';
import { useRequiredContext } from '../platform/required-context.ts';
import type { Languages } from './languages.ts';
import type { Translate } from './translate.ts';

interface Language {
  languages: Languages;
  texts: Translate;
  locale: Locale;
}

/** Provided by `LanguageProvider`. */
export const LanguageContext = createContext<Language | null>(null);

export const useLanguage = (): Language => useRequiredContext(LanguageContext);

/** Loads and changes languages; components that only show texts call `useTexts`. */
export function useLanguages(): Languages {
  return useLanguage().languages;
}
