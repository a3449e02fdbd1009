import type { LazyNamespace, Namespace, TextKey } from './texts.ts';

/** A key of `common` stands by itself, all others begin with their namespace: `auth:fields.phone`. */
export type AnyKey =
  | TextKey<'common'>
  | { [N in LazyNamespace]: `${N}:${TextKey<N>}` }[LazyNamespace];

/** Fills the `{{name}}` of a text; what it does not name is left out. `count` also chooses its plural form. */
export type TextParams = Readonly<Record<string, unknown>>;

/** Says a text in the language that is shown. */
export type Translate = (key: AnyKey, params?: TextParams) => string;

/** The words of one namespace: texts, grouped at will. */
export type Words = { readonly [name: string]: string | Words };
/** Texts by their whole key. */
export type Dictionary = ReadonlyMap<string, string>;

/** Flattens the words of a namespace; names may have dots in them, as those of reasons do. */
export function flatten(namespace: Namespace, words: Words): [key: string, text: string][] {
  const prefix = namespace === 'common' ? '' : `${namespace}:`;
  const visit = (group: Words, path: string): [string, string][] =>
    Object.entries(group).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + path + name, value]] : visit(value, `${path}${name}.`),
    );
  return visit(words, '');
}

/**
 * Makes the function that says texts: the plural form that the language has for `count`, the text
 * itself, else that of the fallback; a key that nobody has is said as it is.
 * @param tag of the language, as `Intl` knows it
 */
export function createTranslate(
  tag: string,
  dictionary: Dictionary,
  fallback: Dictionary,
): Translate {
  const plurals = new Intl.PluralRules(tag);
  const find = (key: string) => dictionary.get(key) ?? fallback.get(key);
  const formOf = (key: string, count: unknown) =>
    typeof count === 'number'
      ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`))
      : undefined;
  return (key, params = {}) => {
    const text = formOf(key, params.count) ?? find(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };
}
