import { LOCALES, type Locale } from '@parlor/api/constants';
import type { KitLabels } from '@parlor/ui/labels';
import type { i18n } from 'i18next';

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

/** What the kit says by itself; its components bring the English with them. */
const kitChunks: Readonly<Record<Locale, () => Promise<{ labels: Partial<KitLabels> }>>> = {
  en_US: async () => ({ labels: {} }),
  zh_CN: () => import('@parlor/ui/labels/zh_CN'),
  my_MM: () => import('@parlor/ui/labels/my_MM'),
  th_TH: () => import('@parlor/ui/labels/th_TH'),
  ms_MY: () => import('@parlor/ui/labels/ms_MY'),
};

/** The languages whose words are complete; any other locale reads English until then. */
const writtenLocales: readonly Locale[] = LOCALES;

/** The tag that HTML, `Intl` and screen readers know a locale by. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

export interface Languages extends Signal<Translate> {
  /** For the provider of react-i18next; all others take `useTexts`, or `get` outside of React. */
  i18n: i18n;
  /** The language that is shown, which is English where the locale's own words are not written. */
  shown(): Locale;
  /** The words of the kit in that language, for its provider. */
  kit(): Partial<KitLabels>;
  /**
   * Changes the language once its words are there; what was loaded before is loaded again in it.
   * @param signal aborts when another language is chosen meanwhile
   */
  choose(locale: Locale, signal?: AbortSignal): Promise<void>;
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
  let current: Locale = 'en_US';
  let translate = translateWith(i18n.t);
  let kit: Partial<KitLabels> = {};

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
    kit: () => kit,
    async choose(locale, signal) {
      const next = writtenLocales.includes(locale) ? locale : 'en_US';
      if (next === current) return;
      const labelsComing = loadChunk(kitChunks[next]);
      // A screen that opens meanwhile wants more words.
      for (let count = 0; count < wanted.size; ) {
        count = wanted.size;
        await Promise.all([labelsComing, ...[...wanted].map((name) => loadOne(next, name))]);
      }
      const { labels } = await labelsComing;
      signal?.throwIfAborted();
      current = next;
      kit = labels;
      translate = translateWith(i18n.getFixedT(languageTag(next)));
      await i18n.changeLanguage(languageTag(next));
    },
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      await Promise.all(namespaces.map((namespace) => loadOne(current, namespace)));
    },
  };
}
