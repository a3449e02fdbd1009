import type { AppearanceChoice, ThemeName } from './theme-and-locale.types.ts';

/** Themes, the default one first. */
export const THEMES: readonly ThemeName[] = ['green', 'blue', 'pink'];

/** Possible appearances; the device decides by default. */
export const APPEARANCES: readonly AppearanceChoice[] = ['system', 'light', 'dark'];

/** Parses a stored theme; undefined if it is missing or unknown. */
export const readTheme = (text: string | null): ThemeName | undefined =>
  THEMES.find((theme) => theme === text);

/** Parses a stored appearance; undefined if it is missing or unknown. */
export const readAppearance = (text: string | null): AppearanceChoice | undefined =>
  APPEARANCES.find((appearance) => appearance === text);
