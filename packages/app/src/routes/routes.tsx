import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import type { Languages } from '../languages/languages.ts';
import type { RouteGuard } from '../navigation/guard.ts';
import { getHomeHref, paths, type RouteName } from '../navigation/paths.ts';
import type { RouteHandle, RouteRow } from '../navigation/route.ts';
import type { LoadChunk } from '../platform/chunks.ts';
import type { Platform } from '../platform/platform-context.ts';
import { RouteError, ShellError } from '../shell/ShellError.tsx';
import { StartupSkeleton } from '../shell/StartupSkeleton.tsx';
import { admit } from './guard.ts';
import { RootLayout } from './RootLayout.tsx';
import { notFoundRow, routeTable } from './table/index.ts';

/** The dependencies of the routes. */
interface RoutesPorts {
  platform: Pick<Platform, 'device' | 'loadChunk'>;
  guard: RouteGuard;
  languages: Languages;
}

/**
 * React Router's routes, for a browser, a server's static handler or a story's memory. The
 * shell surrounds every screen; an error while a screen loads or renders does not unmount it.
 */
export function createRoutes(ports: RoutesPorts): RouteObject[] {
  const names = Object.keys(paths) as RouteName[];
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <StartupSkeleton />,
      children: [
        ...names.map((name) => ({ path: paths[name], ...createRoute(ports, name) })),
        { path: '*', ...createRoute(ports, null) },
      ],
    },
  ];
}

function createRoute({ guard, languages, platform }: RoutesPorts, name: RouteName | null) {
  const { device, loadChunk } = platform;
  const row: RouteRow = name === null ? notFoundRow : routeTable[name];
  const { texts = [] } = row;
  return {
    handle: { name, row } satisfies RouteHandle,
    errorElement: <RouteError />,
    lazy: async () => {
      try {
        const [module] = await Promise.all([
          row.screen === undefined ? loadScreen(name, loadChunk) : row.screen(),
          languages.load(texts),
        ]);
        // The loader redirects a route without a screen.
        if (module === undefined) return { element: null };
        // Three order pages share a screen: each mounts with its own state.
        return { element: <Screen key={name} of={module.default} /> };
      } catch (error) {
        // The router shows an empty page for a route whose `lazy` rejects below a hydration fallback.
        return { element: <ShellError error={error} /> };
      }
    },
    // The blocker asks the guard before a page is left; this check also covers a page opened by its
    // address.
    loader: ({ request }: LoaderFunctionArgs) => {
      const answer = admit({ device, guard }, name, new URL(request.url).search);
      if (answer.enter) return null;
      // Replaces the entry, so that back does not return to it.
      return replace(answer.to ?? getHomeHref(device.deviceType));
    },
    // A changed query is the same page for the same player.
    shouldRevalidate: () => false,
  };
}

/** The names of the screens' chunks, which are not in the start file. */
export const loadScreens = () => import('./table/screens.ts');

async function loadScreen(name: RouteName | null, loadChunk: LoadChunk) {
  const { notFoundScreen, screens } = await loadChunk(loadScreens);
  const load = name === null ? notFoundScreen : screens[name];
  return load && (await loadChunk(load));
}

function Screen({ of: Component }: { of: ComponentType }) {
  return <Component />;
}
