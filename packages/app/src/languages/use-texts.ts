import { useLanguage } from './language-context.ts';
import type { Translate } from './translate.ts';

export type { Translate } from './translate.ts';

/** Returns the function that looks up texts; the component renders again when the language changes. */
export function useTexts(): Translate {
  return useLanguage().texts;
}
