import { type Languages, loadLanguage } from '../../../shell/texts/index.ts';
import { type CrashTexts, texts as english } from './en_US.ts';

export type { CrashTexts } from './en_US.ts';

const languages: Languages<CrashTexts> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

export const loadTexts = (locale: string): Promise<CrashTexts> =>
  loadLanguage(languages, locale, english);
