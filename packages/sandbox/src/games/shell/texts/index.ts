import { texts as english, type ShellTexts } from './en_US.ts';

export type { ShellTexts } from './en_US.ts';

/** Texts that every engine supplies beside its own. */
export interface EngineTexts {
  readonly loading: string;
  /** Label of the main button. */
  readonly press: string;
  /** Label of the button that opens the rules. */
  readonly info: string;
  readonly rulesTitle: string;
  readonly rules: string;
  readonly keys: string;
}

/** Modules of the languages that are loaded on demand; English is bundled. */
export type Languages<Texts> = Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>;

/** The texts of a locale; English for an unsupported locale or after a failed load. */
export async function loadLanguage<Texts>(
  languages: Languages<Texts>,
  locale: string,
  fallback: Texts,
): Promise<Texts> {
  try {
    return (await languages[locale]?.())?.texts ?? fallback;
  } catch {
    return fallback;
  }
}

const languages: Languages<ShellTexts> = {
  zh_CN: () => import('./zh_CN.ts'),
  my_MM: () => import('./my_MM.ts'),
  th_TH: () => import('./th_TH.ts'),
  ms_MY: () => import('./ms_MY.ts'),
};

export const loadShellTexts = (locale: string): Promise<ShellTexts> =>
  loadLanguage(languages, locale, english);
