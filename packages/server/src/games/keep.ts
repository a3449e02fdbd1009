import type { Core } from '../core.ts';
import { withTransaction } from '../database/transaction.ts';
import { readSite } from '../site/store.ts';
import { syncCatalogue } from './sync.ts';

const SYNC_EVERY_SECONDS = 300;

/**
 * Brings the catalogue in from every provider, now and by the clock. A provider that does not answer
 * is asked again; the games that are known stay as they are.
 */
export async function keepCatalogue(core: Core): Promise<void> {
  core.jobs.every('games.sync', { seconds: SYNC_EVERY_SECONDS }, () => syncAll(core));
  await syncAll(core);
}

async function syncAll(core: Core): Promise<void> {
  const { currencyExponent } = await readSite(core.db);
  for (const [provider, port] of Object.entries(core.outside.providers)) {
    try {
      const games = await port.games();
      await withTransaction(core.db, (trx) =>
        syncCatalogue(trx, provider, games, currencyExponent),
      );
    } catch (error) {
      core.logger.warn({ err: error, provider }, 'the games of a provider could not be brought in');
    }
  }
}
