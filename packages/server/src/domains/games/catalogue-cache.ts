import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database/schema.ts';
import { nextChangeByTime } from './game-view.ts';

/**
 * Even without a change: a database that was restored, or has failed over, may reach the same version
 * with other content.
 */
const KEPT_MS = 60_000;
/** A page of 24 games takes about 10 kB. */
const MAX_PAGES = 1_000;

/** The catalogue as committed when a request began. */
export interface CachedCatalogue {
  /** Returns the result of `read`, or an earlier one for the key; failures are not cached. */
  get<T>(key: string, read: () => Promise<T>): Promise<T>;
}

/** The catalogue between two changes, for at most a minute. */
interface Edition {
  readonly version: bigint;
  /** In milliseconds since 1970. */
  readonly endsAt: Promise<number>;
  readonly catalogue: CachedCatalogue;
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
  let current: Edition | undefined;

  function startEdition(version: bigint): Edition {
    const now = clock.now();
    const endsAt = nextChangeByTime(db, now).then((at) => Math.min(at, now + KEPT_MS));
    const edition = { version, endsAt, catalogue: createPages() };
    current = edition;
    endsAt.catch(() => {
      if (current === edition) current = undefined;
    });
    return edition;
  }

  return async () => {
    // Read before the data: data that is newer than its version is only read again.
    const { version } = await db
      .selectFrom('catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    const known = current?.version === version ? current : startEdition(version);
    if (clock.now() < (await known.endsAt)) return known.catalogue;
    // Another request may have started the next one.
    const next =
      current?.version === version && current !== known ? current : startEdition(version);
    return next.catalogue;
  };
}

function createPages(): CachedCatalogue {
  // In the order of their use: a Map keeps the order of insertion.
  const pages = new Map<string, Promise<unknown>>();

  function keep(key: string, page: Promise<unknown>): void {
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES) break;
      pages.delete(oldest);
    }
  }

  return {
    get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const page = pages.get(key) ?? read();
      keep(key, page);
      page.catch(() => {
        if (pages.get(key) === page) pages.delete(key);
      });
      // Each key belongs to one `read`, and so to one type.
      return page as Promise<T>;
    },
  };
}
