import { createContext, use } from 'react';

/** The router's state that decides the position of a page. */
interface RouterState {
  historyAction: string;
  location: { state: unknown };
  restoreScrollPosition: number | false | null;
}

/** State of a history entry that opens at a position: after a login, where the player was before. */
export interface ScrollState {
  scrollTop: number;
}

/** Initial scroll position of the page, in px; undefined at the top. */
export function getInitialScroll({
  historyAction,
  location,
  restoreScrollPosition,
}: RouterState): number | undefined {
  if (typeof restoreScrollPosition === 'number') return restoreScrollPosition;
  const { state } = location;
  const opensAt = typeof state === 'object' && state !== null && 'scrollTop' in state;
  // Only once: going back to the entry restores its last position.
  if (historyAction !== 'REPLACE' || !opensAt) return undefined;
  return typeof state.scrollTop === 'number' ? state.scrollTop : undefined;
}

/** Provided by the router's provider; on a server every page opens at its top. */
export const InitialScrollContext = createContext<() => number | undefined>(() => undefined);

/**
 * Initial scroll position of the current page, in px: a windowed list has its full height only
 * after its first row was measured, and scrolls there itself.
 */
export function useInitialScroll(): number | undefined {
  return use(InitialScrollContext)();
}
