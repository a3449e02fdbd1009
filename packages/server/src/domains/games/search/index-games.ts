import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/schema.ts';
import { withTransaction } from '../../../core/database/transaction.ts';
import type { SearchedGame } from './names.ts';

/** Rows per statement. */
const BATCH = 500;
/** Increment it when the splitting of names changes: all games are then indexed again. */
const VERSION = 1;

/**
 * Indexes games by their current names; call it after every change of names. Games with unchanged
 * names are skipped.
 */
export async function indexGames(db: Db): Promise<void> {
  const games = await db
    .selectFrom('game')
    .innerJoin('game_maker', 'game_maker.id', 'game.maker_id')
    .leftJoin('game_search', 'game_search.game_id', 'game.id')
    .select([
      'game.id',
      'game.name',
      'game.titles',
      'game_maker.name as makerName',
      'game_search.digest as known',
    ])
    .orderBy('game.id')
    .execute();
  const changed = games.flatMap((game) => {
    const digest = getDigest(game);
    return game.known === digest ? [] : [{ ...game, digest }];
  });
  if (changed.length === 0) return;
  // Loaded when it is needed: with the pinyin of all Chinese characters it delays each start.
  const { searchedGame } = await import('./names.ts');
  // Names are split batch by batch, so that a long list blocks nobody.
  for (let from = 0; from < changed.length; from += BATCH) {
    const batch = changed.slice(from, from + BATCH);
    await write(
      db,
      batch.map((game) => ({ id: game.id, digest: game.digest, ...searchedGame(game) })),
    );
  }
  // As for the games themselves: the embedded database does not run autovacuum.
  await sql`analyze game_search`.execute(db);
}

function getDigest({
  name,
  titles,
  makerName,
}: {
  name: string;
  titles: object;
  makerName: string;
}) {
  const said = JSON.stringify([VERSION, name, Object.entries(titles).sort(), makerName]);
  return createHash('sha256').update(said).digest('base64url');
}

async function write(
  db: Db,
  games: readonly ({ readonly id: string; readonly digest: string } & SearchedGame)[],
): Promise<void> {
  const words = [...new Set(games.flatMap((game) => game.words))].sort();
  await withTransaction(db, async (trx) => {
    await trx
      .insertInto('game_search')
      .values(
        games.map(({ id, digest, haystack, terms }) => ({
          game_id: id,
          digest,
          haystack,
          terms: [...terms],
        })),
      )
      .onConflict((conflict) =>
        conflict.column('game_id').doUpdateSet((set) => ({
          digest: set.ref('excluded.digest'),
          haystack: set.ref('excluded.haystack'),
          terms: set.ref('excluded.terms'),
        })),
      )
      .execute();
    // A term stays when no name contains it any more: it only leads to an empty page.
    await sql`
      insert into game_search_word (word) select unnest(${words}::text[])
      on conflict do nothing`.execute(trx);
  });
}
