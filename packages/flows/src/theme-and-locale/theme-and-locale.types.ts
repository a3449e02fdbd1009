import type { Locale } from '@parlor/api/constants';
import type { Effect, FlowError } from '../kit/index.ts';

/** The colour themes that a player can pick. Section 1. */
export type ThemeName = 'green' | 'blue' | 'pink';

/** Light, dark, or whatever the device prefers. */
export type AppearanceChoice = 'light' | 'dark' | 'system';

/** What is stored, as it is: it may be missing, or nonsense. */
export interface ThemeAndLocaleInput {
  readonly theme: string | null;
  readonly appearance: string | null;
  readonly locale: string | null;
}

/** What the machine needs done. */
export type ThemeAndLocaleActors = {
  /** Loads the words of a language and shows them; fails when they cannot be had. */
  readonly showLocale: Effect<{ readonly locale: Locale }, void>;
};

export interface ThemeAndLocaleContext {
  readonly theme: ThemeName;
  readonly appearance: AppearanceChoice;
  /** The language that was asked for; undefined until the site or a person decides. */
  readonly locale: Locale | undefined;
  /** The language whose words are shown; English until others are there. */
  readonly shown: Locale;
  /** The language that calls ask the server to answer in. Section 7. */
  readonly asked: Locale;
}

/** What is in force already changes nothing: tabs tell each other by the storage, and may echo. */
export type ThemeAndLocaleEvent =
  | { readonly type: 'theme.chosen'; readonly theme: ThemeName }
  | { readonly type: 'appearance.chosen'; readonly appearance: AppearanceChoice }
  /** By a person, in this tab or another, or by the site when none is stored. Section 4. */
  | { readonly type: 'locale.chosen'; readonly locale: Locale }
  /** The network is back: missing words may be had now. */
  | { readonly type: 'online' };

export type ThemeAndLocaleEmitted =
  /** Store it, under its plain name and in a cookie. */
  | { readonly type: 'themeChosen'; readonly theme: ThemeName }
  | { readonly type: 'appearanceChosen'; readonly appearance: AppearanceChoice }
  /** The words of this language are shown: store it. */
  | { readonly type: 'localeShown'; readonly locale: Locale }
  /** Requests carry another locale from now on. */
  | { readonly type: 'requestLocaleChanged' }
  /** The page goes on in the language that it has; the message is a toast. */
  | { readonly type: 'localeMissing'; readonly error: FlowError };
