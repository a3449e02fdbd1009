import { createInstance, type i18n } from 'i18next';
import type { Namespace } from './texts.ts';

/** The texts of one namespace, in nested groups. */
export type Words = { readonly [name: string]: string | Words };

/**
 * Makes an instance of i18next. It loads nothing and detects nothing: who makes it adds words and
 * chooses the language. React escapes what it shows, so texts are filled in as they are.
 * @param fallback tag of the language whose words stand in for missing ones, and shown at first
 */
export function createI18n(
  fallback: string,
  resources: Readonly<Record<string, Readonly<Partial<Record<Namespace, Words>>>>>,
): i18n {
  const instance = createInstance({
    lng: fallback,
    fallbackLng: fallback,
    load: 'currentOnly',
    defaultNS: 'common' satisfies Namespace,
    ns: ['common'] satisfies Namespace[],
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    react: { useSuspense: false },
    // A key without a text is returned whole, so that `explain` can tell.
    appendNamespaceToMissingKey: true,
  });
  void instance.init();
  return instance;
}
