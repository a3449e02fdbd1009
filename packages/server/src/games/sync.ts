import { readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Trx } from '../database/schema.ts';
import type { ProviderGame } from '../outside/ports.ts';
import { categories } from './categories.ts';

/** The categories of a new site. */
export async function seedCategories(trx: Trx): Promise<void> {
  await trx
    .insertInto('game_category')
    .values(
      categories.map(({ id, titles }, position) => ({
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

/**
 * Makes the catalogue what a provider offers now: new games come in, known ones are brought up to
 * date, those no longer listed are hidden and keep their history. The operator's own settings, such
 * as maintenance, stay. Games of a category that the site does not have are left out; a list with
 * nothing for us changes nothing, since a provider does not close by accident.
 *
 * @param exponent minor-unit digits of the site's currency.
 */
export async function syncCatalogue(
  trx: Trx,
  provider: string,
  games: readonly ProviderGame[],
  exponent: number,
): Promise<void> {
  const known = games.filter((game) => categories.some(({ id }) => id === game.category));
  if (known.length === 0) return;
  const makers = new Map(known.map((game) => [game.brand, game.brandName]));
  await trx
    .insertInto('game_maker')
    .values([...makers].map(([id, name]) => ({ id, name, logo: `makers/${id}.webp` })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        logo: set.ref('excluded.logo'),
      })),
    )
    .execute();
  await trx
    .insertInto('game')
    .values(known.map((game) => rowOf(provider, game, exponent)))
    .onConflict((conflict) =>
      conflict.constraint('game_code').doUpdateSet((set) => ({
        name: set.ref('excluded.name'),
        titles: set.ref('excluded.titles'),
        maker_id: set.ref('excluded.maker_id'),
        category_id: set.ref('excluded.category_id'),
        tags: set.ref('excluded.tags'),
        cover: set.ref('excluded.cover'),
        cover_color: set.ref('excluded.cover_color'),
        rtp: set.ref('excluded.rtp'),
        volatility: set.ref('excluded.volatility'),
        min_stake: set.ref('excluded.min_stake'),
        max_stake: set.ref('excluded.max_stake'),
        released_at: set.ref('excluded.released_at'),
        popularity: set.ref('excluded.popularity'),
        offered: sql<boolean>`true`,
      })),
    )
    .execute();
  await trx
    .updateTable('game')
    .set({ offered: false })
    .where('provider', '=', provider)
    .where(
      'game_code',
      'not in',
      known.map((game) => game.gameCode),
    )
    .execute();
}

function rowOf(provider: string, game: ProviderGame, exponent: number) {
  return {
    id: game.gameCode,
    provider,
    game_code: game.gameCode,
    name: game.title,
    titles: JSON.stringify({ en_US: game.title, ...game.titles }),
    maker_id: game.brand,
    category_id: game.category,
    tags: [...game.tags],
    cover: game.cover,
    cover_color: game.coverColor,
    description: '{}',
    rtp: game.rtp === null ? '' : String(game.rtp),
    volatility: volatilityOf(game.volatility),
    min_stake: readDecimal(game.minStake, exponent) ?? 0n,
    max_stake: readDecimal(game.maxStake, exponent) ?? 0n,
    released_at: new Date(game.releasedAt),
    popularity: game.popularity,
    maintenance_ends_at: null,
  };
}

function volatilityOf(text: string | null): 'low' | 'medium' | 'high' {
  return text === 'low' || text === 'high' ? text : 'medium';
}
