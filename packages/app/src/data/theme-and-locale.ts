import type { Locale } from '@parlor/api/constants';
import { selectAskedLocale, type themeAndLocaleMachine } from '@parlor/flows/theme-and-locale';
import { useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';

export type ThemeAndLocale = ActorRefFrom<typeof themeAndLocaleMachine>;

export const ThemeAndLocaleContext = createContext<ThemeAndLocale | null>(null);

export const useThemeAndLocale = (): ThemeAndLocale => useRequiredContext(ThemeAndLocaleContext);

/** The locale that requests carry. */
export function useRequestLocale(): Locale {
  return useSelector(useThemeAndLocale(), selectAskedLocale);
}
