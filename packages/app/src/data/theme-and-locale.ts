import type { Locale } from '@parlor/api/constants';
import {
  selectThemeAndLocale,
  type ThemeAndLocaleView,
  type themeAndLocaleMachine,
} from '@parlor/flows/theme-and-locale';
import { shallowEqual, useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';

export type ThemeAndLocale = ActorRefFrom<typeof themeAndLocaleMachine>;

export const ThemeAndLocaleContext = createContext<ThemeAndLocale | null>(null);

export const useThemeAndLocale = (): ThemeAndLocale => useRequiredContext(ThemeAndLocaleContext);

/** The chosen theme and appearance, and the texts of the page. */
export function useThemeAndLocaleView(): ThemeAndLocaleView {
  return useSelector(useThemeAndLocale(), selectThemeAndLocale, shallowEqual);
}

/** The locale that requests carry. */
export function useRequestLocale(): Locale {
  return useThemeAndLocaleView().requestLocale;
}
