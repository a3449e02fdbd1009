import { useSyncExternalStore } from 'react';

interface Watched {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => boolean;
}

/**
 * One `MediaQueryList` per query: a new one on each render would be parsed and subscribed to again.
 */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const known = watched.get(query);
  if (known !== undefined) return known;
  let list: MediaQueryList | undefined;
  const open = () => {
    list ??= matchMedia(query);
    return list;
  };
  const made: Watched = {
    subscribe: (changed) => {
      open().addEventListener('change', changed);
      return () => open().removeEventListener('change', changed);
    },
    read: () => open().matches,
  };
  watched.set(query, made);
  return made;
}

const onServer = () => false;

/** Whether a media query matches; re-renders on change. On a server it never matches. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = watch(query);
  return useSyncExternalStore(subscribe, read, onServer);
}
