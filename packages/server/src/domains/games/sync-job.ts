import { createHash } from 'node:crypto';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { indexGames } from './search/index-games.ts';
import { syncCatalogue } from './sync.ts';

const SYNC_EVERY_SECONDS = 300;
/** A platform that starts before a provider must not be without its games for minutes. */
const RETRY_EVERY_SECONDS = 10;

/** What this server knows of the providers' lists. */
interface Lists {
  /** Hash of each provider's list at its last sync: it rarely changes. */
  readonly seen: Map<string, string>;
  /** Providers whose last sync failed. */
  readonly failed: Set<string>;
}

/**
 * Syncs the catalogue from every provider, now and periodically. A provider that does not respond
 * is retried soon; known games stay unchanged.
 */
export async function scheduleCatalogueSync(core: Core): Promise<void> {
  const lists: Lists = { seen: new Map(), failed: new Set() };
  const syncAll = () => sync(core, lists, Object.keys(core.outside.providers));
  core.jobs.every('games.sync', { seconds: SYNC_EVERY_SECONDS }, syncAll);
  core.jobs.every('games.sync.retry', { seconds: RETRY_EVERY_SECONDS }, () =>
    sync(core, lists, [...lists.failed]),
  );
  await syncAll();
}

async function sync(
  core: Core,
  { seen, failed }: Lists,
  providers: readonly string[],
): Promise<void> {
  if (providers.length === 0) return;
  const { currencyExponent } = await readSite(core.db);
  for (const [provider, port] of Object.entries(core.outside.providers)) {
    if (!providers.includes(provider)) continue;
    try {
      const games = await port.games();
      const digest = createHash('sha256').update(JSON.stringify(games)).digest('hex');
      if (seen.get(provider) !== digest) {
        await syncCatalogue(core.db, provider, games, currencyExponent);
        await indexGames(core.db);
        seen.set(provider, digest);
      }
      failed.delete(provider);
    } catch (error) {
      failed.add(provider);
      core.logger.warn({ err: error, provider }, 'the games of a provider could not be imported');
    }
  }
}
