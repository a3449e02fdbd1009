import { LOCALES, type Locale } from '@parlor/api/constants';
import { createActivity } from '../platform/activity.ts';
import type { Signal } from '../platform/signals.ts';
import { common } from './en_US/common.ts';
import type { LazyNamespace, Namespace } from './texts.ts';
import { createTranslate, flatten, type Translate, type Words } from './translate.ts';

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
  const fallback = new Map(flatten('common', common));
  const dictionaries = new Map<Locale, Map<string, string>>([['en_US', fallback]]);
  const loaded = new Set<string>(['en_US/common']);
  const wanted = new Set<Namespace>(['common']);
  const listeners = new Set<() => void>();
  const changes = createActivity();

  const dictionaryOf = (locale: Locale) => {
    const dictionary = dictionaries.get(locale) ?? new Map<string, string>();
    dictionaries.set(locale, dictionary);
    return dictionary;
  };
  const translateFor = (locale: Locale) =>
    createTranslate(languageTag(locale), dictionaryOf(locale), fallback);

  let current: Locale = 'en_US';
  let translate = translateFor(current);

  const loadOne = async (locale: Locale, namespace: Namespace) => {
    const name = `${locale}/${namespace}`;
    if (loaded.has(name)) return;
    const load = chunks[`./${name}.ts`];
    const words = load && (await loadChunk(load))[namespace];
    if (words === undefined) throw new Error(`There are no words for ${name}`);
    for (const [key, text] of flatten(namespace, words)) dictionaryOf(locale).set(key, text);
    loaded.add(name);
  };

  return {
    get: () => translate,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
        translate = translateFor(next);
        for (const listener of listeners) listener();
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
