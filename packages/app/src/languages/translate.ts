import type { TFunction } from 'i18next';
import type { LazyNamespace, TextKey } from './texts.ts';

/** Keys of `common` have no prefix, all others have their namespace: `auth:fields.phone`. */
export type AnyKey =
  | TextKey<'common'>
  | { [N in LazyNamespace]: `${N}:${TextKey<N>}` }[LazyNamespace];

/**
 * Fills the `{{name}}` placeholders of a text; unknown names are replaced by nothing. `count` also
 * chooses its plural form.
 */
export type TextParams = Readonly<Record<string, unknown>>;

/** Returns a text in the current language; a key without a text is returned as it is. */
export type Translate = (key: AnyKey, params?: TextParams) => string;

/** Params only fill placeholders: an outside value is never an option of i18next. */
export function translateWith(t: TFunction): Translate {
  return (key, params = {}) => {
    const { count } = params;
    return t(key, typeof count === 'number' ? { replace: params, count } : { replace: params });
  };
}
