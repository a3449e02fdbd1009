export { APPEARANCES, readAppearance, readTheme, THEMES } from './theme-and-locale.guards.ts';
export { themeAndLocaleActors, themeAndLocaleMachine } from './theme-and-locale.machine.ts';
export * from './theme-and-locale.selectors.ts';
export type {
  AppearanceChoice,
  ThemeAndLocaleActors,
  ThemeAndLocaleContext,
  ThemeAndLocaleEmitted,
  ThemeAndLocaleEvent,
  ThemeAndLocaleInput,
  ThemeAndLocaleView,
  ThemeName,
} from './theme-and-locale.types.ts';
