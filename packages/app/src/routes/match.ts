import { matchPath } from 'react-router-dom';
import { paths, type RouteName } from './paths.ts';
import type { RouteHandle } from './row.ts';
import { routeTable } from './table/index.ts';

const handles: readonly RouteHandle[] = Object.entries(routeTable).map(([name, row]) => ({
  name: name as RouteName,
  row,
}));

const notFound: RouteHandle = {
  name: null,
  row: {
    access: 'public',
    layout: 'page',
    title: 'titles.notFound',
    screen: () => import('../screens/entry/NotFoundScreen.tsx'),
  },
};

/** The row of the table that a path belongs to; the page that says so for one that leads nowhere. */
export function routeAt(pathname: string): RouteHandle {
  const isAt = ({ name }: RouteHandle) =>
    name !== null && matchPath(paths[name], pathname) !== null;
  return handles.find(isAt) ?? notFound;
}
