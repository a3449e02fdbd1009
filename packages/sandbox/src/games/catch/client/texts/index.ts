import { type Languages, loadLanguage } from '../../../shell/texts/index.ts';
import { type CatchTexts, texts as english } from './en_US.ts';

export type { CatchTexts } from './en_US.ts';

const languages: Languages<CatchTexts> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

export const loadTexts = (locale: string): Promise<CatchTexts> =>
  loadLanguage(languages, locale, english);
