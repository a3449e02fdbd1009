import { useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useApp } from '../app-context.ts';
import { page as browserPage } from '../platform/page.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ShellError } from '../shell/ShellError.tsx';
import { StartupSkeleton } from '../shell/StartupSkeleton.tsx';
import { RouteContext } from '../shell/use-route.ts';
import { type Page, usePage } from './use-page.ts';

/** Every page of the app, in the shell; in any router of React Router's declarative mode. */
export function AppRoutes() {
  const page = usePage();
  useArrival(page);
  if (page === undefined) return <StartupSkeleton />;
  // What stands inside sees the page that is shown, not the one that is on its way.
  return (
    <RouteContext value={page.route}>
      <ErrorBoundary resetOn={page.location} fallback={showError}>
        <Routes location={page.location}>
          <Route element={<Shell />}>
            <Route path="*" element={<PageContent page={page} />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </RouteContext>
  );
}

const showError = (error: unknown) => <ShellError error={error} />;

/** A broken screen leaves the shell around it whole. */
function PageContent({ page: { content, location, route } }: { page: Page }) {
  if ('error' in content) return <ShellError error={content.error} />;
  return (
    <ErrorBoundary resetOn={location} fallback={showError}>
      <content.Screen key={route.name} />
    </ErrorBoundary>
  );
}

/** Tells what waits for it that a page has come, once it is drawn. */
function useArrival(page: Page | undefined): void {
  const { navigator, scroll } = useApp();
  const { arrivedBy, location } = page ?? {};
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (location === undefined || arrivedBy === undefined) return;
    scroll.arrive(location, arrivedBy);
    // The first page of a visit has the focus by itself.
    if (begun.current) browserPage.catchFocus();
    begun.current = true;
  }, [scroll, location, arrivedBy]);
  useEffect(() => {
    if (location !== undefined) navigator.arrive(location);
  }, [navigator, location]);
}
