import { selectHasSession } from '@parlor/flows/session';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type Location,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import type { App } from '../app.ts';
import { loginPages } from '../features/login/prompt.ts';
import { Shell } from '../shell/Shell.tsx';
import { ShellError } from '../shell/ShellError.tsx';
import { StartupSkeleton } from '../shell/StartupSkeleton.tsx';
import { askGuard } from './guard.ts';
import { getHref, paths, type RouteName } from './paths.ts';
import type { RouteHandle, RouteRow } from './row.ts';
import { routeTable } from './table/index.ts';

const waysIn: ReadonlySet<RouteName> = new Set(Object.values(loginPages));

export type AppRouter = ReturnType<typeof createBrowserRouter>;

const planned = () => import('../screens/entry/PlannedScreen.tsx');

const notFoundRow: RouteRow = {
  access: 'public',
  layout: 'page',
  title: 'titles.notFound',
  screen: () => import('../screens/entry/NotFoundScreen.tsx'),
};

const hrefOf = ({ pathname, search }: Location) => pathname + search;

/** Home of this device (decisions 14). */
export function homeHref(app: App): string {
  return getHref(app.device.deviceType === 'desktop' ? 'desktop' : 'home');
}

/**
 * The router, made from the table: guard, lazy screen and error page for each row.
 * @param make stories give one that keeps its address to itself
 */
export function createRouter(
  app: App,
  make: (routes: RouteObject[]) => AppRouter = createBrowserRouter,
): AppRouter {
  // Its first loaders run while it is still being made.
  let router: AppRouter | undefined;

  const whereTo = () => {
    const going = router?.state.navigation.location;
    return going && hrefOf(going);
  };

  const guarded = ({ request }: LoaderFunctionArgs) => {
    const { pathname: path, search } = new URL(request.url);
    const answer = askGuard(app.guard, { path, search });
    if (answer.enter) return null;
    if (answer.to !== null) return redirect(answer.to);
    // Cancelled: the page that was there stays. A page that is opened by its address has none.
    return router?.state.initialized
      ? replace(hrefOf(router.state.location))
      : redirect(homeHref(app));
  };

  /** Who is logged in already has no use for a way in. */
  const forVisitors = () =>
    selectHasSession(app.session.getSnapshot()) ? redirect(homeHref(app)) : null;

  const routeOf = (path: string, row: RouteRow, name: RouteName | null): RouteObject => {
    const { screen = planned, texts = [] } = row;
    return {
      path,
      handle: { name, row } satisfies RouteHandle,
      errorElement: <ShellError />,
      ...(row.access === 'player' && { loader: guarded, shouldRevalidate: () => false }),
      ...(name !== null && waysIn.has(name) && { loader: forVisitors }),
      lazy: async () => {
        const [module] = await Promise.all([
          // A page that must be reloaded for its new parts goes on to where it was going.
          app.loadChunk(screen, whereTo),
          app.languages.load(texts),
        ]);
        return { Component: module.default };
      },
    };
  };

  const toHome = { loader: () => redirect(homeHref(app)), element: null };
  router = make([
    {
      element: <Shell />,
      errorElement: <ShellError />,
      hydrateFallbackElement: <StartupSkeleton />,
      children: [
        { path: paths.root, ...toHome },
        { path: paths.redirect, ...toHome },
        ...Object.entries(routeTable)
          .filter(([name]) => name !== 'root' && name !== 'redirect')
          .map(([name, row]) => routeOf(paths[name as RouteName], row, name as RouteName)),
        routeOf('*', notFoundRow, null),
      ],
    },
  ]);
  return router;
}
