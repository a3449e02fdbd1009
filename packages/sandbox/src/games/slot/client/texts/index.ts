import { texts as english, type Texts } from './en_US.ts';

export type { Texts } from './en_US.ts';

/** English comes with the page; the other languages are fetched when they are asked for. */
const OTHERS: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

/** The texts of a locale; English for one that the site does not have, or that cannot be had. */
export async function loadTexts(locale: string): Promise<Texts> {
  try {
    return (await OTHERS[locale]?.())?.texts ?? english;
  } catch {
    return english;
  }
}
