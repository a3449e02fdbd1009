import type { Reason } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import { en_US } from './en_US/index.ts';
import { ms_MY } from './ms_MY/index.ts';
import { my_MM } from './my_MM/index.ts';
import { th_TH } from './th_TH/index.ts';
import type { LocaleTexts } from './types.ts';
import { zh_CN } from './zh_CN/index.ts';

export const texts: Readonly<Record<Locale, LocaleTexts>> = { en_US, zh_CN, my_MM, th_TH, ms_MY };

/** The text of a reason, with its figures filled in. */
export function messageFor(
  locale: Locale,
  name: Reason | 'ok',
  params: Readonly<Record<string, string>> = {},
): string {
  const text = texts[locale].errors[name];
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
}
