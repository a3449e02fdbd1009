import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../routes/row.ts';

const isHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'row' in value;

/** The row of the route table that is on screen. */
export function useRoute(): RouteHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
}
