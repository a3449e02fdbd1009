import type { Locale } from '@parlor/api/constants';
import type { CallFailure } from '@parlor/api/errors';
import type { Effect } from '../kit/index.ts';

/** Colour themes that a player can select. */
export type ThemeName = 'green' | 'blue' | 'pink';

/** Light, dark, or the device's preference. */
export type AppearanceChoice = 'light' | 'dark' | 'system';

/** Raw stored values: each may be missing or invalid. */
export interface ThemeAndLocaleInput {
  readonly theme: string | null;
  readonly appearance: string | null;
  readonly locale: string | null;
}

/** Actors that the app implements. */
export type ThemeAndLocaleActors = {
  /** Loads and shows the texts of a locale; fails if they are not available. */
  readonly showLocale: Effect<{ readonly locale: Locale }, void>;
};

interface Preferences {
  readonly theme: ThemeName;
  readonly appearance: AppearanceChoice;
  /** The locale that requests carry: the page's; during startup, the one that is loading. */
  readonly requestLocale: Locale;
}

/** The preferences, and the texts of the page; `locale` is the one whose texts are shown. */
export type ThemeAndLocaleView =
  /** The page cannot be shown yet. */
  | (Preferences & { readonly texts: 'loading' })
  | (Preferences & { readonly texts: 'shown'; readonly locale: Locale })
  /** The texts of another locale are loading while the page is visible. */
  | (Preferences & {
      readonly texts: 'changing';
      readonly locale: Locale;
      readonly nextLocale: Locale;
    })
  /** The texts of the requested locale failed to load: the previous ones stay. */
  | (Preferences & { readonly texts: 'missing'; readonly locale: Locale });

export interface ThemeAndLocaleMeta {
  readonly texts: ThemeAndLocaleView['texts'];
}

export interface ThemeAndLocaleContext extends Preferences {
  /** The requested locale; undefined until the site or a player selects one. */
  readonly locale: Locale | undefined;
  /** The locale whose texts are shown; English until another one is loaded. */
  readonly shown: Locale;
}

/** The current value changes nothing: tabs synchronize by storage and may receive echoes. */
export type ThemeAndLocaleEvent =
  | { readonly type: 'theme.chosen'; readonly theme: ThemeName }
  | { readonly type: 'appearance.chosen'; readonly appearance: AppearanceChoice }
  /** Selected by a player, in this tab or another, or by the site if none is stored. */
  | { readonly type: 'locale.chosen'; readonly locale: Locale }
  /** The network is back: missing texts are loaded again. */
  | { readonly type: 'online' };

export type ThemeAndLocaleEmitted =
  /** The app stores it under its plain name and in a cookie. */
  | { readonly type: 'themeChosen'; readonly theme: ThemeName }
  | { readonly type: 'appearanceChosen'; readonly appearance: AppearanceChoice }
  /** The texts of this locale are shown: the app stores the locale. */
  | { readonly type: 'localeShown'; readonly locale: Locale }
  /** Requests carry another locale from now on. */
  | { readonly type: 'requestLocaleChanged' }
  /** The page keeps its current language; the message is shown as a toast. */
  | { readonly type: 'localeMissing'; readonly error: CallFailure };
