import { useLanguage } from './language-context.ts';
import type { Translate } from './translate.ts';

export type { Translate } from './translate.ts';

/** Says texts in the language that is shown; the component renders again when that changes. */
export function useTexts(): Translate {
  return useLanguage().texts;
}
