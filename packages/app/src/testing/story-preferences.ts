import type { Locale } from '@parlor/api/constants';
import type { Appearance, ThemeName } from '@parlor/tokens';
import { createContext } from 'react';

/** What a screen wears in Storybook: as its toolbars say, or as the mode in which a picture is taken. */
export interface StoryPreferences {
  theme: ThemeName;
  appearance: Appearance;
  locale: Locale;
  /** Whether the story is the page. In the docs several stand on one, and none of them dresses it. */
  isPage: boolean;
}

/** Storybook's decorator gives it to `StoryApp`. */
export const StoryPreferencesContext = createContext<StoryPreferences>({
  theme: 'green',
  appearance: 'light',
  locale: 'en_US',
  isPage: true,
});
