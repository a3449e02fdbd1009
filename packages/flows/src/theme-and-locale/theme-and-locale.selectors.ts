import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { required } from '../kit/required.ts';
import type { themeAndLocaleMachine } from './theme-and-locale.machine.ts';
import type { ThemeAndLocaleView } from './theme-and-locale.types.ts';

export type ThemeAndLocaleSnapshot = SnapshotFrom<typeof themeAndLocaleMachine>;

export const selectThemeAndLocale = (snapshot: ThemeAndLocaleSnapshot): ThemeAndLocaleView => {
  const { theme, appearance, requestLocale, shown, locale } = snapshot.context;
  const { texts } = selectMeta(snapshot);
  const preferences = { theme, appearance, requestLocale };
  switch (texts) {
    case 'loading':
      return { ...preferences, texts };
    case 'changing':
      return { ...preferences, texts, locale: shown, nextLocale: required(locale, 'locale') };
    default:
      return { ...preferences, texts, locale: shown };
  }
};

/** Whether there are texts to show; English is the fallback. */
export const selectHasTexts = (snapshot: ThemeAndLocaleSnapshot): boolean =>
  selectThemeAndLocale(snapshot).texts !== 'loading';
