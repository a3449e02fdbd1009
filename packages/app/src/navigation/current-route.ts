import { createContext } from 'react';
import type { RouteName } from './paths.ts';

/**
 * Reads the router's current route, which a navigation changes before React renders its page: null
 * for an unknown address. Provided by the router's provider.
 */
export const CurrentRouteContext = createContext<() => RouteName | null>(() => null);
