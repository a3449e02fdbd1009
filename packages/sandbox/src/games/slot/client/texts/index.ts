import { texts as english, type Texts } from './en_US.ts';

export type { Texts } from './en_US.ts';

/** English is bundled; the other languages are loaded on demand. */
const OTHERS: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

/** The texts of a locale; English for an unsupported locale or after a failed load. */
export async function loadTexts(locale: string): Promise<Texts> {
  try {
    return (await OTHERS[locale]?.())?.texts ?? english;
  } catch {
    return english;
  }
}
