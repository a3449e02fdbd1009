import { createContext, use } from 'react';
import type { RouteHandle } from '../routes/row.ts';

/** Given by the routes around the shell. */
export const RouteContext = createContext<RouteHandle | undefined>(undefined);

/** The row of the route table that is on screen. */
export function useRoute(): RouteHandle | undefined {
  return use(RouteContext);
}
