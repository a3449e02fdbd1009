import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CurrentRouteContext } from '../navigation/current-route.ts';
import { findRouteName } from '../navigation/paths.ts';
import { getInitialScroll, InitialScrollContext } from '../platform/initial-scroll.ts';

/** A router over the routes of one app. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** Renders the router's current page. */
export function AppRouter({ router }: { router: Router }) {
  return (
    <InitialScrollContext value={() => getInitialScroll(router.state)}>
      <CurrentRouteContext value={() => findRouteName(router.state.location.pathname)}>
        <RouterProvider router={router} />
      </CurrentRouteContext>
    </InitialScrollContext>
  );
}
