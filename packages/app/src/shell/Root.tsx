import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import { RouterProvider } from 'react-router-dom';
import type { App } from '../app.ts';
import { AppContext } from '../app-context.ts';
import { DataProvider } from '../data/swr.tsx';
import type { AppRouter } from '../routes/router.tsx';
import { Startup } from './Startup.tsx';

/** Everything around the screens. */
export function Root({ app, router }: { app: App; router: AppRouter }) {
  return (
    <AppContext value={app}>
      <ThemeProvider target="document">
        <DataProvider>
          <Startup>
            <RouterProvider router={router} />
          </Startup>
        </DataProvider>
      </ThemeProvider>
    </AppContext>
  );
}
