import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import type { App } from '../app.ts';
import { Shell } from '../shell/Shell.tsx';
import { ShellError } from '../shell/ShellError.tsx';
import { StartupSkeleton } from '../shell/StartupSkeleton.tsx';
import { askGuard } from './guard.ts';
import { getHref, paths, type RouteName } from './paths.ts';
import type { RouteHandle, RouteRow } from './row.ts';
import { routeTable } from './table/index.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

const planned = () => import('../screens/entry/PlannedScreen.tsx');

const notFoundRow: RouteRow = {
  access: 'public',
  layout: 'page',
  title: 'titles.notFound',
  screen: () => import('../screens/entry/NotFoundScreen.tsx'),
};

/** Home of this device (decisions 14). */
export function homeHref(app: App): string {
  return getHref(app.device.deviceType === 'desktop' ? 'desktop' : 'home');
}

/** The router, made from the table: guard, lazy screen and error page for each row. */
export function createRouter(app: App): AppRouter {
  const guarded = ({ request }: LoaderFunctionArgs) => {
    const { pathname: path, search } = new URL(request.url);
    const answer = askGuard(app.guard, { path, search });
    if (answer.enter) return null;
    if (answer.to !== null) return redirect(answer.to);
    // Cancelled: the page that was there stays. A page that is opened by its address has none.
    const { initialized, location } = router.state;
    return initialized ? replace(location.pathname + location.search) : redirect(homeHref(app));
  };

  const routeOf = (path: string, row: RouteRow, name: RouteName | null): RouteObject => {
    const { screen = planned, texts = [] } = row;
    return {
      path,
      handle: { name, row } satisfies RouteHandle,
      errorElement: <ShellError />,
      ...(row.access === 'player' && { loader: guarded, shouldRevalidate: () => false }),
      lazy: async () => {
        const [module] = await Promise.all([app.loadChunk(screen), app.languages.load(texts)]);
        return { Component: module.default };
      },
    };
  };

  const toHome = { loader: () => redirect(homeHref(app)), element: null };
  const router = createBrowserRouter([
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
