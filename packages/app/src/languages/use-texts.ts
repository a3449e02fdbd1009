import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Keys of `common` stand by themselves, all others begin with their namespace: `auth:fields.phone`. */
const namespaces = [
  'common',
  'account',
  'auth',
  'content',
  'errors',
  'games',
  'play',
  'wallet',
] as const;

/** Says a text of any namespace in the language that is shown. */
export type Translate = TFunction<typeof namespaces>;

export function useTexts(): Translate {
  return useTranslation(namespaces).t;
}
