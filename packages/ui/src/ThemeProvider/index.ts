export {
  ThemeProvider,
  type ThemeProviderProps,
  usePortalContainer,
  useTheme,
} from './ThemeProvider.tsx';
export { type AnyThemeName, type AppearanceChoice, themeAttributes } from './theme.ts';
