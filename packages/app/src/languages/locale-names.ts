import type { Locale } from '@parlor/api/constants';

/** Each language's own name, so that a player finds it on a page they cannot read. */
export const localeNames: Readonly<Record<Locale, { name: string; short: string }>> = {
  en_US: { name: 'English', short: 'English' },
  zh_CN: { name: '简体中文', short: '中文' },
  my_MM: { name: 'မြန်မာဘာသာ', short: 'မြန်မာ' },
  th_TH: { name: 'ภาษาไทย', short: 'ไทย' },
  ms_MY: { name: 'Bahasa Melayu', short: 'Melayu' },
};
