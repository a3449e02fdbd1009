import type { Locale } from '@parlor/api/constants';
import { readLocale } from '@parlor/api/rules/locale';

/** Query parameter of an address in a given language, such as those that search engines find. */
export const LOCALE_PARAMETER = 'lang';

/** The locale that an address asks for; undefined without one. */
export const getAddressLocale = (search: string): Locale | undefined =>
  readLocale(new URLSearchParams(search).get(LOCALE_PARAMETER));
