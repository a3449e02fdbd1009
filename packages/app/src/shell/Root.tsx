import type { App } from '../app.ts';
import { AppContext } from '../app-context.ts';
import { DataProvider } from '../data/swr.tsx';
import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { LanguageProvider } from '../languages/LanguageProvider.tsx';
import { AppRouter, type Router } from '../routes/AppRouter.tsx';
import { Startup } from './Startup.tsx';

interface RootProps {
  app: App;
  router: Router;
}

/** Everything around the screens. */
export function Root({ app, router }: RootProps) {
  return (
    <AppContext value={app}>
      <LanguageProvider>
        <PageTheme>
          <DataProvider cache={app.cache}>
            <Startup>
              <AppRouter router={router} />
            </Startup>
          </DataProvider>
        </PageTheme>
      </LanguageProvider>
    </AppContext>
  );
}
