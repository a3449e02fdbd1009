import { createHash } from 'node:crypto';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { indexGames } from './search/index-games.ts';
import { syncCatalogue } from './sync.ts';

const SYNC_EVERY_SECONDS = 300;

/**
 * Syncs the catalogue from every provider, now and periodically. A provider that does not respond
 * is retried; known games stay unchanged.
 */
export async function scheduleCatalogueSync(core: Core): Promise<void> {
  /** Hash of each provider's list at its last sync: it rarely changes. */
  const seen = new Map<string, string>();
  const sync = () => syncAll(core, seen);
  core.jobs.every('games.sync', { seconds: SYNC_EVERY_SECONDS }, sync);
  await sync();
}

async function syncAll(core: Core, seen: Map<string, string>): Promise<void> {
  const { currencyExponent } = await readSite(core.db);
  for (const [provider, port] of Object.entries(core.outside.providers)) {
    try {
      const games = await port.games();
      const digest = createHash('sha256').update(JSON.stringify(games)).digest('hex');
      if (seen.get(provider) === digest) continue;
      await syncCatalogue(core.db, provider, games, currencyExponent);
      await indexGames(core.db);
      seen.set(provider, digest);
    } catch (error) {
      core.logger.warn({ err: error, provider }, 'the games of a provider could not be imported');
    }
  }
}
