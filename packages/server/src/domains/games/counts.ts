import { sql } from 'kysely';
import type { Reader, Trx } from '../../core/database/schema.ts';
import type { GameCountTable } from './tables.ts';

/**
 * Recounts the games on offer; call it after every change to the games on offer. The lobby reads
 * these numbers with every page, and counting 10,000 games takes longer than the page itself.
 */
export async function countGames(trx: Trx): Promise<void> {
  // One at a time: two concurrent counts would both write the same rows.
  await sql`lock table game_count in share row exclusive mode`.execute(trx);
  await trx.deleteFrom('game_count').execute();
  await sql`
    insert into game_count (kind, id, games)
      select 'all', '', count(*) from game where offered
      union all
      select 'category', category_id, count(*) from game where offered group by category_id
      union all
      select 'maker', maker_id, count(*) from game where offered group by maker_id
      union all
      select 'tag', tag, count(*)
        from (select distinct id, unnest(tags) as tag from game where offered) tagged group by tag
  `.execute(trx);
}

/** How many games are on offer of one kind. */
export async function readCount(
  on: Reader,
  kind: GameCountTable['kind'],
  id = '',
): Promise<number> {
  const row = await on
    .selectFrom('game_count')
    .select('games')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.games ?? 0;
}
