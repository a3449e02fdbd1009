import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import type { App } from '../app.ts';
import { RouteError, ShellError } from '../shell/ShellError.tsx';
import { StartupSkeleton } from '../shell/StartupSkeleton.tsx';
import { admit } from './guard.ts';
import { getHomeHref, paths, type RouteName } from './paths.ts';
import { RootLayout } from './RootLayout.tsx';
import type { RouteHandle, RouteRow } from './row.ts';
import { notFoundRow, routeTable } from './table/index.ts';

type RoutesApp = Pick<App, 'device' | 'guard' | 'languages' | 'loadChunk'>;

const loadPlanned = () => import('../screens/entry/PlannedScreen.tsx');

/**
 * React Router's routes of one app, for a browser, a server's static handler or a story's memory. The
 * shell stands around every screen; a screen that fails to load or to render leaves the shell whole.
 */
export function createRoutes(app: RoutesApp): RouteObject[] {
  const names = Object.keys(paths) as RouteName[];
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <StartupSkeleton />,
      children: [
        ...names.map((name) => ({ path: paths[name], ...createRoute(app, name) })),
        { path: '*', ...createRoute(app, null) },
      ],
    },
  ];
}

function createRoute(app: RoutesApp, name: RouteName | null) {
  const row: RouteRow = name === null ? notFoundRow : routeTable[name];
  return {
    handle: { name, row } satisfies RouteHandle,
    errorElement: <RouteError />,
    lazy: async () => {
      const { screen = loadPlanned, texts = [] } = row;
      try {
        const [module] = await Promise.all([app.loadChunk(screen), app.languages.load(texts)]);
        // Three order pages share a screen: each starts with its own state.
        return { element: <Screen key={name} of={module.default} /> };
      } catch (error) {
        // The router shows an empty page for a route whose `lazy` rejects below a hydration fallback.
        return { element: <ShellError error={error} /> };
      }
    },
    // The blocker asks the guard before a page is left; this also meets a page opened by its address.
    loader: ({ request }: LoaderFunctionArgs) => {
      const answer = admit(app, name, new URL(request.url).search);
      if (answer.enter) return null;
      // In place of the entry, so that back does not lead through it.
      return replace(answer.to ?? getHomeHref(app.device.deviceType));
    },
    // A changed query is the same page for the same player.
    shouldRevalidate: () => false,
  };
}

function Screen({ of: Component }: { of: ComponentType }) {
  return <Component />;
}
