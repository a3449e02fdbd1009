import type { Locale } from '@parlor/api/constants';

/** The name of each locale in each locale, first by the locale of the page. */
export const languageNames: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  en_US: {
    en_US: 'English',
    zh_CN: 'Chinese (Simplified)',
    my_MM: 'Burmese',
    th_TH: 'Thai',
    ms_MY: 'Malay',
  },
  zh_CN: {
    en_US: '英语',
    zh_CN: '简体中文',
    my_MM: '缅甸语',
    th_TH: '泰语',
    ms_MY: '马来语',
  },
  my_MM: {
    en_US: 'အင်္ဂလိပ်',
    zh_CN: 'တရုတ် (ရိုးရှင်း)',
    my_MM: 'မြန်မာ',
    th_TH: 'ထိုင်း',
    ms_MY: 'မလေး',
  },
  th_TH: {
    en_US: 'อังกฤษ',
    zh_CN: 'จีน (ตัวย่อ)',
    my_MM: 'พม่า',
    th_TH: 'ไทย',
    ms_MY: 'มลายู',
  },
  ms_MY: {
    en_US: 'Inggeris',
    zh_CN: 'Cina (Ringkas)',
    my_MM: 'Burma',
    th_TH: 'Thai',
    ms_MY: 'Melayu',
  },
};
