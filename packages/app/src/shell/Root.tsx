import type { ComponentType, ReactNode } from 'react';
import type { App } from '../app.ts';
import { AppContext } from '../app-context.ts';
import { DataProvider } from '../data/swr.tsx';
import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
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
      <LanguageProvider>
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
      </LanguageProvider>
    </AppContext>
  );
}
