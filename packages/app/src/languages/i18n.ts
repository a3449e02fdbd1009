import { createInstance, type i18n } from 'i18next';
import type { Namespace } from './texts.ts';

/** The texts of one namespace, in nested groups. */
export type TextTree = { readonly [name: string]: string | TextTree };

/**
 * Creates an instance of i18next. It loads nothing and detects nothing: the caller adds texts and
 * chooses the language. React escapes its output, so values are interpolated unescaped.
 * @param fallback tag of the language whose texts replace missing ones, and of the initial language
 */
export function createI18n(
  fallback: string,
  resources: Readonly<Record<string, Readonly<Partial<Record<Namespace, TextTree>>>>>,
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
    // A key without a text is returned unchanged, so that `explain` can detect it.
    appendNamespaceToMissingKey: true,
  });
  void instance.init();
  return instance;
}
