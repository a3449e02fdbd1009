import { type Languages, loadLanguage } from '../../../shell/texts/index.ts';
import { texts as english } from './en_US.ts';

export type { SlipTexts } from './en_US.ts';

const languages: Languages<typeof english> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

/** The shared texts with an engine's own. */
export async function loadSlipTexts<Own extends object>(
  locale: string,
  own: Languages<Own>,
  ownEnglish: Own,
): Promise<typeof english & Own> {
  const [shared, engine] = await Promise.all([
    loadLanguage(languages, locale, english),
    loadLanguage(own, locale, ownEnglish),
  ]);
  return { ...shared, ...engine };
}
