import { type Languages, loadLanguage } from '../../../shell/texts/index.ts';
import { texts as english, type MatchTexts } from './en_US.ts';

export type { MatchTexts } from './en_US.ts';

const languages: Languages<MatchTexts> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

export const loadTexts = (locale: string): Promise<MatchTexts> =>
  loadLanguage(languages, locale, english);
