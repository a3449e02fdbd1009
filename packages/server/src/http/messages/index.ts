import type { Reason } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import { en } from './en.ts';
import { ms } from './ms.ts';
import { my } from './my.ts';
import { th } from './th.ts';
import { zh } from './zh.ts';

/** The server's own words: one for every reason, and one for success. A missing one is a type error. */
export type Catalogue = Readonly<Record<Reason | 'ok', string>>;

export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  en_US: en,
  zh_CN: zh,
  my_MM: my,
  th_TH: th,
  ms_MY: ms,
};

/** The text for a person, its figures filled in. */
export function messageFor(
  locale: Locale,
  name: Reason | 'ok',
  params: Readonly<Record<string, string>> = {},
): string {
  return catalogues[locale][name].replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
}
