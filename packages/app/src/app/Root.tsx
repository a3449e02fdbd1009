import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { AppRouter, type Router } from '../routes/AppRouter.tsx';
import { Startup } from '../shell/Startup.tsx';
import { AppProviders } from './AppProviders.tsx';
import type { App } from './create-app.ts';

interface Props {
  app: App;
  router: Router;
}

/** The app as `main` renders it. */
export function Root({ app, router }: Props) {
  return (
    <AppProviders app={app}>
      <PageTheme>
        <Startup>
          <AppRouter router={router} />
        </Startup>
      </PageTheme>
    </AppProviders>
  );
}
