import { selectAppearance, selectTheme } from '@parlor/flows/theme-and-locale';
import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useThemeAndLocale } from '../../data/theme-and-locale.ts';

/** Sets the chosen theme and appearance on the whole page. */
export function PageTheme({ children }: { children: ReactNode }) {
  const themeAndLocale = useThemeAndLocale();
  const theme = useSelector(themeAndLocale, selectTheme);
  const appearance = useSelector(themeAndLocale, selectAppearance);
  return (
    <ThemeProvider target="document" theme={theme} appearance={appearance}>
      {children}
    </ThemeProvider>
  );
}
