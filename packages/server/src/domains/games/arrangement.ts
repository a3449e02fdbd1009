import { sql } from 'kysely';
import type { Trx } from '../../core/database/schema.ts';
import { countGames } from './counts.ts';
import { HOT_TAG } from './game-view.ts';

/** An operator's overrides for games; omitted fields stay unchanged. */
export interface Arrangement {
  readonly hidden?: boolean;
  /** Null: the provider's value. */
  readonly hot?: boolean | null;
  /** New since then; `old`: no longer; null: the provider's value. */
  readonly newFrom?: Date | { readonly notAfter: Date } | null;
}

/** Overrides a provider's values of games, or restores them. */
export async function arrangeGames(
  trx: Trx,
  ids: readonly string[],
  { hidden, hot, newFrom }: Arrangement,
): Promise<void> {
  await sql`
    insert into game_arrangement (game_id, listed, listed_tags, listed_released_at)
    select id, offered, tags, released_at from game where id = any(${[...ids]}::text[])
    on conflict (game_id) do nothing
  `.execute(trx);
  await trx
    .updateTable('game_arrangement')
    .set({
      ...(hidden !== undefined && { hidden }),
      ...(hot !== undefined && { hot }),
      ...(newFrom !== undefined && {
        new_from:
          newFrom !== null && 'notAfter' in newFrom
            ? sql<Date>`least(listed_released_at, ${newFrom.notAfter}::timestamptz)`
            : newFrom,
      }),
    })
    .where(sql<boolean>`game_id = any(${[...ids]}::text[])`)
    // An arrangement always changes a field: kysely rejects an empty set.
    .execute();
  await apply(trx, ids);
  await trx
    .deleteFrom('game_arrangement')
    .where('hidden', '=', false)
    .where('hot', 'is', null)
    .where('new_from', 'is', null)
    .execute();
  await countGames(trx);
}

/**
 * Call it after every write of a provider's list, in the same transaction: stores the provider's
 * current values of arranged games, and keeps the arrangement.
 */
export async function keepArrangements(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    update game_arrangement a
    set listed = g.offered, listed_tags = g.tags, listed_released_at = g.released_at
    from game g where g.id = a.game_id and g.id = any(${[...ids]}::text[])
  `.execute(trx);
  await apply(trx, ids);
}

async function apply(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    update game g
    set offered = a.listed and not a.hidden,
        tags = case
          when a.hot is null then a.listed_tags
          when a.hot then array_append(array_remove(a.listed_tags, ${HOT_TAG}), ${HOT_TAG})
          else array_remove(a.listed_tags, ${HOT_TAG})
        end,
        hot_rank = case when a.hot is null then 0 when a.hot then 1 else -1 end,
        released_at = coalesce(a.new_from, a.listed_released_at)
    from game_arrangement a where a.game_id = g.id and g.id = any(${[...ids]}::text[])
  `.execute(trx);
}
