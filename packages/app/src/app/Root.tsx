import { type ReactNode, useEffect } from 'react';
import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { page } from '../platform/page.ts';
import { Startup } from '../shell/Startup.tsx';
import { AppProviders } from './AppProviders.tsx';
import type { App } from './create-app.ts';
import { SERVED_PAGE_ID } from './served-page.ts';

interface Props {
  app: App;
  /** The router's provider: the browser's, or that of a server. */
  children: ReactNode;
}

/** The app as a browser or a server renders it. */
export function Root({ app, children }: Props) {
  // The page is usable from now on, and its data is in the app.
  useEffect(() => page.removeElement(SERVED_PAGE_ID), []);
  return (
    <AppProviders app={app}>
      <PageTheme>
        <Startup>{children}</Startup>
      </PageTheme>
    </AppProviders>
  );
}
