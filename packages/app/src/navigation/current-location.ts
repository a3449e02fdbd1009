import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Reads the router's current location, which a navigation changes before React renders its page: a
 * busy device may take a second. Provided by the router's provider.
 */
export const CurrentLocationContext = createContext<() => Pick<Location, 'pathname' | 'search'>>(
  () => ({ pathname: '', search: '' }),
);
