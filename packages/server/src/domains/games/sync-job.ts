import { createHash } from 'node:crypto';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { indexGames } from './search/index-games.ts';
import { syncCatalogue } from './sync.ts';

const SYNC_EVERY_SECONDS = 300;
/** A platform that starts before a provider must not be without its games for minutes. */
const PENDING_EVERY_SECONDS = 10;

/** What this server knows of the providers' lists. */
interface Lists {
  /** Hash of each provider's list at its last sync: it rarely changes. */
  readonly seen: Map<string, string>;
  /** Providers that were not synced since the start, or whose last sync failed. */
  readonly pending: Set<string>;
}

/**
 * Syncs the catalogue from every provider, periodically and after each start: before it, if there are
 * no games yet, otherwise by the first run of the job, so that a start does not wait for the lists. A
 * provider that does not respond is retried soon; known games stay unchanged.
 */
export async function scheduleCatalogueSync(core: Core): Promise<void> {
  const all = Object.keys(core.outside.providers);
  const lists: Lists = { seen: new Map(), pending: new Set(all) };
  let last = Promise.resolve();
  /** One sync at a time: the second one finds that nothing is pending. */
  const enqueue = (getProviders: () => readonly string[]) => {
    last = last.catch(() => undefined).then(() => sync(core, lists, getProviders()));
    return last;
  };
  core.jobs.every('games.sync', { seconds: SYNC_EVERY_SECONDS }, () => enqueue(() => all));
  core.jobs.every('games.sync.pending', { seconds: PENDING_EVERY_SECONDS }, () =>
    enqueue(() => [...lists.pending]),
  );
  const game = await core.db.selectFrom('game').select('id').limit(1).executeTakeFirst();
  if (!game) await enqueue(() => all);
}

async function sync(
  core: Core,
  { seen, pending }: Lists,
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
      pending.delete(provider);
    } catch (error) {
      pending.add(provider);
      core.logger.warn({ err: error, provider }, 'the games of a provider could not be imported');
    }
  }
}
