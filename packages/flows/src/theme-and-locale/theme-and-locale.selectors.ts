import type { Locale } from '@parlor/api/constants';
import type { SnapshotFrom } from 'xstate';
import type { themeAndLocaleMachine } from './theme-and-locale.machine.ts';

export type ThemeAndLocaleSnapshot = SnapshotFrom<typeof themeAndLocaleMachine>;

export const selectTheme = (snapshot: ThemeAndLocaleSnapshot) => snapshot.context.theme;

export const selectAppearance = (snapshot: ThemeAndLocaleSnapshot) => snapshot.context.appearance;

/** Whether there are words to show, be it those of English in place of others. */
export const selectHasWords = (snapshot: ThemeAndLocaleSnapshot): boolean =>
  snapshot.matches('open');

/** The language whose words are on their way behind the page. */
export const selectNextLocale = (snapshot: ThemeAndLocaleSnapshot): Locale | undefined =>
  snapshot.matches({ open: 'changing' }) ? snapshot.context.locale : undefined;

/** The `lang` of calls: that of the page, and at the start that which the page is about to have. */
export const selectAskedLocale = (snapshot: ThemeAndLocaleSnapshot): Locale =>
  snapshot.context.asked;
