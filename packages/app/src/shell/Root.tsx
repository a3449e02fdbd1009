import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { App } from '../app.ts';
import { AppContext } from '../app-context.ts';
import { DataProvider } from '../data/swr.tsx';
import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { KitLanguage } from '../languages/KitLanguage.tsx';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { NavigatorConnection } from '../routes/NavigatorConnection.tsx';
import { Startup } from './Startup.tsx';

interface RootProps {
  app: App;
  /** The router of a browser; that of a server knows one address alone. */
  router: ComponentType<{ children: ReactNode }>;
}

/** Everything around the screens. */
export function Root({ app, router: Router }: RootProps) {
  return (
    <AppContext value={app}>
      <I18nextProvider i18n={app.languages.i18n}>
        <KitLanguage>
          <PageTheme>
            <DataProvider>
              <Router>
                <NavigatorConnection />
                <Startup>
                  <AppRoutes />
                </Startup>
              </Router>
            </DataProvider>
          </PageTheme>
        </KitLanguage>
      </I18nextProvider>
    </AppContext>
  );
}
