import { LOCALES, type Locale } from '@parlor/api/constants';
import type { i18n } from 'i18next';

import { createActivity } from '../platform/activity.ts';
import type { LoadChunk } from '../platform/chunks.ts';
import type { Signal } from '../platform/signals.ts';
import { common } from './en_US/common.ts';
import { createI18n, type Words } from './i18n.ts';
import type { LazyNamespace, Namespace } from './texts.ts';
import { type Translate, translateWith } from './translate.ts';

/** One chunk for each language and namespace. */
const chunks = import.meta.glob<Readonly<Record<string, Words>>>([
  './{en_US,zh_CN,my_MM,th_TH,ms_MY}/*.ts',
  // It comes with the app itself, see below.
  '!./en_US/common.ts',
]);

/** The languages whose words are complete; any other locale reads English until then. */
export const writtenLocales: readonly Locale[] = LOCALES;

/** The tag that HTML, `Intl` and screen readers know a locale by. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

export interface Languages extends Signal<Translate> {
  /** For the provider of react-i18next; all others take `useTexts`, or `get` outside of React. */
  i18n: i18n;
  /** The language that is shown, which is English where the locale's own words are not written. */
  shown(): Locale;
  /** False while the words of a chosen language are on their way. */
  ready: Signal<boolean>;
  /** Changes the language once its words are there; what was loaded before is loaded again in it. */
  choose(locale: Locale): Promise<void>;
  /** Loads namespaces for the current language; returns at once when they are there. */
  load(namespaces: readonly LazyNamespace[]): Promise<void>;
}

/**
 * The common words of English come with the app itself, so that it can always say what is wrong, even
 * when nothing more can be loaded.
 */
export function createLanguages(loadChunk: LoadChunk): Languages {
  const i18n = createI18n(languageTag('en_US'), { [languageTag('en_US')]: { common } });
  const wanted = new Set<Namespace>(['common']);
  const changes = createActivity();
  let current: Locale = 'en_US';
  let translate = translateWith(i18n.t);

  const loadOne = async (locale: Locale, namespace: Namespace) => {
    const tag = languageTag(locale);
    if (i18n.hasResourceBundle(tag, namespace)) return;
    const name = `${locale}/${namespace}`;
    const load = chunks[`./${name}.ts`];
    const words = load && (await loadChunk(load))[namespace];
    if (words === undefined) throw new Error(`There are no words for ${name}`);
    i18n.addResourceBundle(tag, namespace, words);
  };

  return {
    i18n,
    get: () => translate,
    subscribe(listener) {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    shown: () => current,
    ready: { get: () => changes.get() === 0, subscribe: changes.subscribe },
    async choose(locale) {
      const next = writtenLocales.includes(locale) ? locale : 'en_US';
      if (next === current) return;
      const end = changes.begin();
      try {
        await Promise.all([...wanted].map((namespace) => loadOne(next, namespace)));
        current = next;
        translate = translateWith(i18n.getFixedT(languageTag(next)));
        await i18n.changeLanguage(languageTag(next));
      } finally {
        end();
      }
    },
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      await Promise.all(namespaces.map((namespace) => loadOne(current, namespace)));
    },
  };
}
