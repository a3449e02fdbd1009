import { readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { announceSiteChange } from '../../core/events/hub.ts';
import { LOTUS } from '../../core/integrations/connect.ts';
import type { ProviderGame } from '../../core/integrations/ports.ts';
import { keepArrangements } from './arrangement.ts';
import { countGames } from './counts.ts';
import { initialTitles } from './initial-titles.ts';
import type { GameTable } from './tables.ts';

/** The categories of a new site. */
export async function seedCategories(trx: Trx): Promise<void> {
  await trx
    .insertInto('game_category')
    .values(
      initialTitles('categories').map(({ id, titles }, position) => ({
        id,
        name: titles.en_US,
        titles: JSON.stringify(titles),
        icon: id,
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Rows per statement: far below the maximum number of parameters. */
const BATCH = 500;

/** Fields of a game that the provider decides. */
const ofTheProvider = [
  'name',
  'titles',
  'maker_id',
  'category_id',
  'tags',
  'cover',
  'cover_color',
  'rtp',
  'volatility',
  'min_stake',
  'max_stake',
  'free_spins',
  'released_at',
  'listed_popularity',
] as const satisfies readonly (keyof GameTable)[];

/**
 * Syncs the catalogue with a provider's current list: new games are added, known ones updated,
 * those no longer listed hidden with their history kept. The operator's own settings, such as
 * maintenance and visibility, stay. Games of a category that the site does not have are skipped; a
 * list without a usable game changes nothing, since a provider does not close by accident.
 *
 * Works in batches, one transaction each, so that a long list blocks nobody; unchanged rows are not
 * written. An interrupted sync is completed by the next one.
 *
 * @param exponent minor-unit digits of the site's currency.
 */
export async function syncCatalogue(
  db: Db,
  provider: string,
  games: readonly ProviderGame[],
  exponent: number,
): Promise<void> {
  const categories = new Set(initialTitles('categories').map(({ id }) => id));
  const known = games.filter(({ category }) => categories.has(category));
  if (known.length === 0) return;
  const makers = known.map(({ brand, brandName }) => ({
    id: getId(provider, brand),
    name: brandName,
    logo: `makers/${brand}.webp`,
  }));
  // A code that is listed twice is the same game: one statement may not write a row twice.
  const rows = [
    ...new Map(known.map((game) => [game.gameCode, getRow(provider, game, exponent)])).values(),
  ];
  await withTransaction(db, (trx) => upsertMakers(trx, makers));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await withTransaction(db, async (trx) => {
      await upsertGames(trx, batch);
      await keepArrangements(
        trx,
        batch.map(({ id }) => id),
      );
    });
  }
  const codes = rows.map((row) => row.game_code);
  await withTransaction(db, async (trx) => {
    await trx
      .updateTable('game')
      .set({ offered: false })
      .where('provider', '=', provider)
      .where('offered', '=', true)
      .where(sql<boolean>`game_code <> all(${codes}::text[])`)
      .execute();
    await sql`
      update game_arrangement a set listed = false from game g
      where g.id = a.game_id and g.provider = ${provider} and g.game_code <> all(${codes}::text[])
    `.execute(trx);
    await countGames(trx);
    await announceSiteChange(trx);
  });
  // The embedded database does not run autovacuum, and without statistics it sorts the whole
  // catalogue for the first page of a list.
  await sql`analyze game`.execute(db);
}

/**
 * The catalogue's id of a provider's game or brand. Two providers may use the same code, so ids have
 * the provider's name as prefix; those of the first provider are older than this rule (ADR 0065).
 */
function getId(provider: string, code: string): string {
  return provider === LOTUS ? code : `${provider}-${code}`;
}

async function upsertMakers(
  trx: Trx,
  makers: readonly { readonly id: string; readonly name: string; readonly logo: string }[],
): Promise<void> {
  await trx
    .insertInto('game_maker')
    // One statement may not write a row twice.
    .values([...new Map(makers.map((maker) => [maker.id, maker])).values()])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        logo: set.ref('excluded.logo'),
      })),
    )
    .execute();
}

async function upsertGames(trx: Trx, rows: readonly ReturnType<typeof getRow>[]): Promise<void> {
  const columns = (table: string) =>
    sql.join(ofTheProvider.map((name) => sql.ref(`${table}.${name}`)));
  await trx
    .insertInto('game')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .constraint('game_code')
        .doUpdateSet((set) => ({
          ...Object.fromEntries(ofTheProvider.map((name) => [name, set.ref(`excluded.${name}`)])),
          offered: sql<boolean>`true`,
        }))
        .where(
          sql<boolean>`(${columns('game')}, game.offered) is distinct from (${columns('excluded')}, true)`,
        ),
    )
    .execute();
}

function getRow(provider: string, game: ProviderGame, exponent: number) {
  return {
    id: getId(provider, game.gameCode),
    provider,
    game_code: game.gameCode,
    name: game.title,
    titles: JSON.stringify({ en_US: game.title, ...game.titles }),
    maker_id: getId(provider, game.brand),
    category_id: game.category,
    tags: [...game.tags],
    cover: game.cover,
    cover_color: game.coverColor,
    description: '{}',
    rtp: game.rtp === null ? '' : String(game.rtp),
    volatility: getVolatility(game.volatility),
    min_stake: readDecimal(game.minStake, exponent) ?? 0n,
    max_stake: readDecimal(game.maxStake, exponent) ?? 0n,
    free_spins: game.freeSpins ?? false,
    released_at: new Date(game.releasedAt),
    listed_popularity: game.popularity,
    maintenance_ends_at: null,
  };
}

function getVolatility(text: string | null): 'low' | 'medium' | 'high' {
  return text === 'low' || text === 'high' ? text : 'medium';
}
