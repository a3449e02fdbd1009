import { useSyncExternalStore } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';
import type { AppStorage } from '../../platform/storage.ts';

/** Maximum number of stored searches. */
export const MOST_RECENT = 8;

function readRecent(storage: AppStorage): readonly string[] {
  const stored = storage.readJson('recentSearches');
  if (!Array.isArray(stored)) return [];
  return stored.filter((query) => typeof query === 'string').slice(0, MOST_RECENT);
}

/** Adds a search, the latest first; case is ignored when searches are compared. */
export function rememberSearch(storage: AppStorage, keyword: string): void {
  const query = keyword.trim();
  if (query === '') return;
  const same = query.toLocaleLowerCase();
  const others = readRecent(storage).filter((other) => other.toLocaleLowerCase() !== same);
  storage.writeJson('recentSearches', [query, ...others].slice(0, MOST_RECENT));
}

export function forgetSearch(storage: AppStorage, keyword: string): void {
  const left = readRecent(storage).filter((other) => other !== keyword);
  if (left.length === 0) storage.write('recentSearches', null);
  else storage.writeJson('recentSearches', left);
}

/** Recent searches on this device, the latest first. */
export function useRecentSearches(): readonly string[] {
  const { storage } = usePlatform();
  // Serialized, so that the snapshot is stable while nothing changes.
  useSyncExternalStore(
    storage.subscribe,
    () => storage.read('recentSearches'),
    () => null,
  );
  return readRecent(storage);
}
