import { home } from '@parlor/api/calls/games';
import { navigationTags } from '@parlor/api/calls/lobby';
import type { RouteName } from '../navigation/paths.ts';

/** Calls of the contract that need no arguments and no player. */
const lobbyCalls = [home, navigationTags] as const;

/**
 * The pages that a server renders for visitors, and the calls whose responses they need. All other
 * pages are rendered by the browser.
 */
export const serverPages: Partial<Record<RouteName, readonly (typeof lobbyCalls)[number][]>> = {
  home: [home],
  desktop: [home],
  browser: lobbyCalls,
};
