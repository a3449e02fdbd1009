import { LOCALES } from '@parlor/api/constants';
import { readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../database/schema.ts';
import { categories } from './categories.ts';

const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/);

/** A game as a provider lists it (docs/outside-world.md); fields that we do not use are left alone. */
export const offeredGame = z.object({
  gameCode: z.string().min(1).max(64),
  title: z.string().min(1).max(140),
  titles: z.partialRecord(z.enum(LOCALES), z.string().max(140)).optional(),
  brand: z.string().min(1).max(64),
  brandName: z.string().min(1).max(140),
  category: z.enum(categories.map(({ id }) => id)),
  tags: z.array(z.string().max(40)),
  rtp: z.union([z.string(), z.number()]).transform(String),
  volatility: z.enum(['low', 'medium', 'high']),
  minStake: amount,
  maxStake: amount,
  cover: z.string().max(200),
  coverColor: z.string().regex(/^#[\da-f]{6}$/i),
  releasedAt: z.iso.datetime({ offset: true }),
  popularity: z.number().int().min(0),
});
export type OfferedGame = z.infer<typeof offeredGame>;

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
 * as maintenance, stay. A list that is empty changes nothing: a provider does not close by accident.
 *
 * @param exponent minor-unit digits of the site's currency.
 */
export async function syncCatalogue(
  trx: Trx,
  provider: string,
  games: readonly OfferedGame[],
  exponent: number,
): Promise<void> {
  if (games.length === 0) return;
  const makers = new Map(games.map((game) => [game.brand, game.brandName]));
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
    .values(games.map((game) => rowOf(provider, game, exponent)))
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
      games.map((game) => game.gameCode),
    )
    .execute();
}

function rowOf(provider: string, game: OfferedGame, exponent: number) {
  return {
    id: game.gameCode,
    provider,
    game_code: game.gameCode,
    name: game.title,
    titles: JSON.stringify({ en_US: game.title, ...game.titles }),
    maker_id: game.brand,
    category_id: game.category,
    tags: game.tags,
    cover: game.cover,
    cover_color: game.coverColor,
    description: '{}',
    rtp: game.rtp,
    volatility: game.volatility,
    min_stake: readDecimal(game.minStake, exponent) ?? 0n,
    max_stake: readDecimal(game.maxStake, exponent) ?? 0n,
    released_at: new Date(game.releasedAt),
    popularity: game.popularity,
    maintenance_ends_at: null,
  };
}
