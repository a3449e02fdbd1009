import type { Locale } from '@parlor/api/constants';
import type { Appearance, ThemeName } from '@parlor/tokens';
import { createContext } from 'react';

/** Theme, appearance and locale of a story: as set in Storybook's toolbars, or by the mode of a picture. */
export interface StoryPreferences {
  theme: ThemeName;
  appearance: Appearance;
  locale: Locale;
  /** Whether the story is the whole page. Docs pages show several stories, and none sets the page's theme. */
  isPage: boolean;
}

/** Provided by Storybook's decorator. */
export const StoryPreferencesContext = createContext<StoryPreferences>({
  theme: 'green',
  appearance: 'light',
  locale: 'en_US',
  isPage: true,
});
