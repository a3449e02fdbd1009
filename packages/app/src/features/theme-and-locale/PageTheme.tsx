import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import type { ReactNode } from 'react';
import { useThemeAndLocaleView } from '../../data/theme-and-locale.ts';

/** Sets the chosen theme and appearance on the whole page. */
export function PageTheme({ children }: { children: ReactNode }) {
  const { theme, appearance } = useThemeAndLocaleView();
  return (
    <ThemeProvider target="document" theme={theme} appearance={appearance}>
      {children}
    </ThemeProvider>
  );
}
