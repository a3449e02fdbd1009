import type { Locale } from '@parlor/api/constants';
import { createContext, use } from 'react';
import type { Translate } from './translate.ts';

interface Language {
  texts: Translate;
  locale: Locale;
}

/** Given by `LanguageProvider`. */
export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('There is no language around this component');
  return language;
}
