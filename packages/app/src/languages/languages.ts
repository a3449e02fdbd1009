import type { Locale } from '@parlor/api/constants';
import type { KitLabels } from '@parlor/ui/labels';
import type { i18n } from 'i18next';

import type { LoadChunk } from '../platform/chunks.ts';
import type { Signal } from '../platform/signals.ts';
import { createI18n, type TextTree } from './i18n.ts';
import { texts as english } from './locales/en_US.ts';
import type { LocaleTexts } from './locales/locale-texts.ts';
import type { LazyNamespace, Namespace } from './texts.ts';
import { type Translate, translateWith } from './translate.ts';

/** One chunk each. English is part of the initial file, so that an error can always be shown. */
const locales = {
  zh_CN: () => import('./locales/zh_CN.ts'),
  my_MM: () => import('./locales/my_MM.ts'),
  th_TH: () => import('./locales/th_TH.ts'),
  ms_MY: () => import('./locales/ms_MY.ts'),
} satisfies Record<Exclude<Locale, 'en_US'>, () => Promise<{ texts: LocaleTexts }>>;

/** The BCP 47 tag of a locale, for HTML, `Intl` and screen readers. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

export interface Languages extends Signal<Translate> {
  /** For the provider of react-i18next; all others take `useTexts`, or `get` outside of React. */
  i18n: i18n;
  /** The locale that is shown: English where the chosen locale has no texts. */
  shown(): Locale;
  /** The kit's labels in that locale. */
  kit(): Partial<KitLabels>;
  /**
   * Changes the locale once its texts are loaded, for every namespace that was loaded before.
   * @param signal aborts when another locale is chosen meanwhile
   */
  choose(locale: Locale, signal?: AbortSignal): Promise<void>;
  /** Loads namespaces in the current locale, unless they are loaded already. */
  load(namespaces: readonly LazyNamespace[]): Promise<void>;
}

export function createLanguages(loadChunk: LoadChunk): Languages {
  const i18n = createI18n(languageTag('en_US'), {
    [languageTag('en_US')]: { common: english.common },
  });
  const wanted = new Set<Namespace>(['common']);
  let current: Locale = 'en_US';
  let translate = translateWith(i18n.t);
  let kit: Partial<KitLabels> = {};

  const getTexts = async (locale: Locale): Promise<LocaleTexts> =>
    locale === 'en_US' ? english : (await loadChunk(locales[locale])).texts;

  const loadOne = async (locale: Locale, namespace: Namespace) => {
    const tag = languageTag(locale);
    if (i18n.hasResourceBundle(tag, namespace)) return;
    const texts = await getTexts(locale);
    if (namespace === 'common') {
      i18n.addResourceBundle(tag, namespace, texts.common);
      return;
    }
    const load = texts.namespaces[`../${locale}/${namespace}.ts`];
    if (load === undefined) throw new Error(`There is no ${namespace} in ${locale}`);
    const module = (await loadChunk(load)) as Readonly<Record<string, TextTree>>;
    i18n.addResourceBundle(tag, namespace, module[namespace]);
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
      if (locale === current) return;
      // A screen that opens meanwhile requests more namespaces.
      for (let count = 0; count < wanted.size; ) {
        count = wanted.size;
        await Promise.all([...wanted].map((name) => loadOne(locale, name)));
      }
      const { labels } = await getTexts(locale);
      signal?.throwIfAborted();
      current = locale;
      kit = labels;
      translate = translateWith(i18n.getFixedT(languageTag(locale)));
      await i18n.changeLanguage(languageTag(locale));
    },
    async load(namespaces) {
      for (const namespace of namespaces) wanted.add(namespace);
      // The locale may change meanwhile, after it has loaded the namespaces that were requested
      // until then.
      for (let loaded: Locale | undefined; loaded !== current; ) {
        const locale = current;
        await Promise.all(namespaces.map((namespace) => loadOne(locale, namespace)));
        loaded = locale;
      }
    },
  };
}
