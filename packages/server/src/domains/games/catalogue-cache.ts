import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database/schema.ts';

/** For what changes with time alone, such as the end of maintenance or of "new". */
const KEPT_MS = 10_000;
/** A page that is requested after this time is read again while the request gets the cached one. */
const REFRESHED_AFTER_MS = 5_000;
/** A page of 24 games takes about 10 kB. */
const MAX_ENTRIES = 1_000;

/** The catalogue as committed when a request began. */
export interface CachedCatalogue {
  /** Returns the result of `read`, or an earlier one for the key; failures are not cached. */
  get<T>(key: string, read: () => Promise<T>): Promise<T>;
}

interface Entry {
  readonly version: bigint;
  readonly at: number;
  readonly result: Promise<unknown>;
  isRefreshing?: boolean;
}

/**
 * Caches what is read from the catalogue until the catalogue changes, on this server or another:
 * one small query per request returns its version (ADR 0054).
 *
 * @returns the catalogue's cache for one request
 */
export function createCatalogueCache({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): () => Promise<CachedCatalogue> {
  // In the order of their use: a Map keeps the order of insertion.
  const entries = new Map<string, Entry>();

  function get<T>(version: bigint, key: string, read: () => Promise<T>): Promise<T> {
    const known = entries.get(key);
    const age = known ? clock.now() - known.at : 0;
    const isFresh = known?.version === version && age < KEPT_MS;
    const entry = isFresh ? known : { version, at: clock.now(), result: read() };
    keep(key, entry);
    if (isFresh && age >= REFRESHED_AFTER_MS) refresh(known, key, read);
    const { result } = entry;
    result.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    // Each key belongs to one `read`, and so to one type.
    return result as Promise<T>;
  }

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(oldest);
    }
  }

  /** Reads a page before it expires, so that no request for a popular page waits. */
  function refresh(known: Entry, key: string, read: () => Promise<unknown>): void {
    if (known.isRefreshing) return;
    known.isRefreshing = true;
    const { version } = known;
    const at = clock.now();
    const result = read();
    result.then(
      () => {
        // Unless the catalogue has changed, or the page was dropped, meanwhile.
        if (entries.get(key) === known) keep(key, { version, at, result });
      },
      // The page stays until it expires, and the next request reads it.
      () => undefined,
    );
  }

  return async () => {
    // Read before the data: data that is newer than its version is only read again.
    const { version } = await db
      .selectFrom('catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return { get: (key, read) => get(version, key, read) };
  };
}
