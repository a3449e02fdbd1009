import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './route.ts';

/** The row of the current route in the route table. */
export function useRoute(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
