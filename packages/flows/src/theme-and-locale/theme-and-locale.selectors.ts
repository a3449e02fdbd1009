import type { Locale } from '@parlor/api/constants';
import type { SnapshotFrom } from 'xstate';
import type { themeAndLocaleMachine } from './theme-and-locale.machine.ts';

export type ThemeAndLocaleSnapshot = SnapshotFrom<typeof themeAndLocaleMachine>;

export const selectTheme = (snapshot: ThemeAndLocaleSnapshot) => snapshot.context.theme;

export const selectAppearance = (snapshot: ThemeAndLocaleSnapshot) => snapshot.context.appearance;

/** Whether there are texts to show; English is the fallback. */
export const selectHasTexts = (snapshot: ThemeAndLocaleSnapshot): boolean =>
  snapshot.matches('open');

/** The locale whose texts are loading while the page is visible. */
export const selectNextLocale = (snapshot: ThemeAndLocaleSnapshot): Locale | undefined =>
  snapshot.matches({ open: 'changing' }) ? snapshot.context.locale : undefined;

/** `lang` of API calls: the page's locale; during startup, the locale that is loading. */
export const selectAskedLocale = (snapshot: ThemeAndLocaleSnapshot): Locale =>
  snapshot.context.asked;
