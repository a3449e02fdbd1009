import type { AppearanceChoice, ThemeName } from './theme-and-locale.types.ts';

/** The themes of section 1, the default one first. */
export const THEMES: readonly ThemeName[] = ['green', 'blue', 'pink'];

/** What an appearance can be; without a choice the device decides. */
export const APPEARANCES: readonly AppearanceChoice[] = ['system', 'light', 'dark'];

/** Reads a stored theme; undefined when there is none, or one that is not known. */
export const readTheme = (text: string | null): ThemeName | undefined =>
  THEMES.find((theme) => theme === text);

/** Reads a stored appearance; undefined when there is none, or one that is not known. */
export const readAppearance = (text: string | null): AppearanceChoice | undefined =>
  APPEARANCES.find((appearance) => appearance === text);
