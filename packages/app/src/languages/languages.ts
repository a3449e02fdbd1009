import type { Locale } from '@parlor/api/constants';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createActivity } from '../platform/activity.ts';
import type { Signal } from '../platform/signals.ts';
import { common } from './en_US/common.ts';
import type { LazyNamespace, Namespace } from './texts.ts';

/** One chunk for each language and namespace. */
const chunks = import.meta.glob<Record<string, object>>('./{en_US,zh_CN,my_MM,th_TH,ms_MY}/*.ts');

/** The languages whose words are complete; any other locale reads English until then. */
export const writtenLocales: readonly Locale[] = ['en_US'];

/** The tag that HTML, `Intl` and screen readers know a locale by. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

export interface Languages {
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

type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * The common words of English come with the app itself, so that it can always say what is wrong, even
 * when nothing more can be loaded.
 */
export function createLanguages(loadChunk: LoadChunk): Languages {
  const instance = i18next.createInstance();
  const wanted = new Set<Namespace>(['common']);
  const changes = createActivity();
  let current: Locale = 'en_US';

  void instance.use(initReactI18next).init({
    lng: current,
    fallbackLng: 'en_US',
    resources: { en_US: { common } },
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

  const loadOne = async (locale: Locale, namespace: Namespace) => {
    if (instance.hasResourceBundle(locale, namespace)) return;
    const load = chunks[`./${locale}/${namespace}.ts`];
    if (!load) throw new Error(`There are no words for ${locale}/${namespace}`);
    const words = (await loadChunk(load))[namespace];
    instance.addResourceBundle(locale, namespace, words);
  };

  return {
    i18n: instance,
    shown: () => current,
    ready: { get: () => changes.get() === 0, subscribe: changes.subscribe },
    async choose(locale) {
      const next = writtenLocales.includes(locale) ? locale : 'en_US';
      if (next === current) return;
      const end = changes.begin();
      try {
        await Promise.all([...wanted].map((namespace) => loadOne(next, namespace)));
        current = next;
        await instance.changeLanguage(next);
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
