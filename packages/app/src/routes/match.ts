import { matchPath } from 'react-router-dom';
import { paths, type RouteName } from './paths.ts';

const names = Object.keys(paths) as RouteName[];

/** The route that a path belongs to, as a browser may have it; null for one that leads nowhere. */
export function routeNameAt(pathname: string): RouteName | null {
  return names.find((name) => matchPath(paths[name], pathname) !== null) ?? null;
}
