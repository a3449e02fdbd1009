import type { ThemeName } from '@parlor/flows/theme-and-locale';
import { ThemeProvider, useTheme } from '@parlor/ui/ThemeProvider';
import * as css from './ThemeSwatch.css.ts';

/** The accent of a theme, in the appearance of the page around it. */
export function ThemeSwatch({ theme }: { theme: ThemeName }) {
  const { appearance } = useTheme();
  return <ThemeProvider theme={theme} appearance={appearance} className={css.root} />;
}
