import type { Languages } from '../../../shell/texts/index.ts';
import { loadSlipTexts } from '../../../slip/client/texts/index.ts';
import { texts as english, type TableTexts } from './en_US.ts';

export type { TableTexts } from './en_US.ts';

const languages: Languages<typeof english> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

export const loadTexts = (locale: string): Promise<TableTexts> =>
  loadSlipTexts(locale, languages, english);
