import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CurrentLocationContext } from '../navigation/current-location.ts';
import { getInitialScroll, InitialScrollContext } from '../platform/initial-scroll.ts';

/** A router over the routes of one app. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** Renders the router's current page. */
export function AppRouter({ router }: { router: Router }) {
  return (
    <InitialScrollContext value={() => getInitialScroll(router.state)}>
      <CurrentLocationContext value={() => router.state.location}>
        <RouterProvider router={router} />
      </CurrentLocationContext>
    </InitialScrollContext>
  );
}
