import type { RouteName } from '../paths.ts';
import type { RouteRow } from '../row.ts';
import { accountRoutes } from './account.ts';
import { entryRoutes } from './entry.ts';
import { lobbyRoutes } from './lobby.ts';
import { loginRoutes } from './login.ts';
import { moneyRoutes } from './money.ts';
import { playRoutes } from './play.ts';

/** One row a route: access, layout, title and the screen's chunk. A route without a row is a type error. */
export const routeTable: Readonly<Record<RouteName, RouteRow>> = {
  ...entryRoutes,
  ...lobbyRoutes,
  ...playRoutes,
  ...accountRoutes,
  ...moneyRoutes,
  ...loginRoutes,
};
