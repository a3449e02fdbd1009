import { useEffect, useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CurrentLocationContext } from '../navigation/current-location.ts';
import { getInitialScroll, InitialScrollContext } from '../platform/initial-scroll.ts';

/** A router over the routes of one app. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** Renders the router's current page. */
export function AppRouter({ router }: { router: Router }) {
  useMissedNavigation(router);
  return (
    <InitialScrollContext value={() => getInitialScroll(router.state)}>
      <CurrentLocationContext value={() => router.state.location}>
        <RouterProvider router={router} />
      </CurrentLocationContext>
    </InitialScrollContext>
  );
}

/**
 * `RouterProvider` subscribes once its first render is shown, which takes a slow phone a second when it
 * hydrates a page. Meanwhile the player may go back or forward, and React Router reports that later
 * only if nobody else has subscribed.
 */
function useMissedNavigation(router: Router): void {
  const [rendered] = useState(router.state.location);
  useEffect(() => {
    if (router.state.location !== rendered) void router.revalidate();
  }, [router, rendered]);
}
