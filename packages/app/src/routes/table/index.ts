import { paths, type RouteName } from '../../navigation/paths.ts';
import type { RouteRow } from '../../navigation/route.ts';
import { accountRoutes } from './account.ts';
import { entryRoutes } from './entry.ts';
import { homeRoutes } from './home.ts';
import { lobbyRoutes } from './lobby.ts';
import { loginRoutes } from './login.ts';
import { moneyRoutes } from './money.ts';
import { playRoutes } from './play.ts';

/**
 * One row per route: access, layout, title and namespaces. A route without a row is a type error.
 */
export const routeTable: Readonly<Record<RouteName, RouteRow>> = {
  ...homeRoutes,
  ...entryRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...accountRoutes,
  ...moneyRoutes,
  ...loginRoutes,
};

/** The row of unknown addresses. */
export const notFoundRow: RouteRow = {
  access: 'public',
  layout: 'page',
  title: 'titles.notFound',
};

/** Paths that need no token: input of the route guard. */
export const publicPaths: readonly string[] = (Object.keys(paths) as RouteName[])
  .filter((name) => routeTable[name].access === 'public')
  .map((name) => paths[name]);
