import type { ReactNode } from 'react';
import { ApiContext } from '../data/api.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { SessionContext } from '../data/session.ts';
import { StartupContext } from '../data/site.ts';
import { ThemeAndLocaleContext } from '../data/theme-and-locale.ts';
import { ToastsContext } from '../data/toasts.ts';
import { LoginPromptContext } from '../features/login/login-prompt.ts';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { GuardContext } from '../navigation/guard.ts';
import { PlatformContext } from '../platform/platform-context.ts';
import type { App } from './create-app.ts';

interface Props {
  app: App;
  children: ReactNode;
}

/** Provides every context of the layers below. Components read one of them, never the whole app. */
export function AppProviders({ app, children }: Props) {
  return (
    <PlatformContext value={app.platform}>
      <ApiContext value={app.api}>
        <ToastsContext value={app.toasts}>
          <ThemeAndLocaleContext value={app.themeAndLocale}>
            <StartupContext value={app.startup}>
              <SessionContext value={app.session}>
                <GuardContext value={app.guard}>
                  <LoginPromptContext value={app.loginPrompt}>
                    <LanguageProvider languages={app.languages}>
                      <DataProvider cache={app.cache}>{children}</DataProvider>
                    </LanguageProvider>
                  </LoginPromptContext>
                </GuardContext>
              </SessionContext>
            </StartupContext>
          </ThemeAndLocaleContext>
        </ToastsContext>
      </ApiContext>
    </PlatformContext>
  );
}
