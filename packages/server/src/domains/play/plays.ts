import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import type { Core } from '../../platform/core.ts';
import { readSite, startOfDay } from '../site/index.ts';

const RANKED_DAYS = 7;

type Figure = 'plays_today' | 'recent_plays';

/** Counts the rounds of each game since the start of the day in the site's zone. */
export async function countPlaysToday(core: Core): Promise<void> {
  const { countryTimezone } = await readSite(core.db);
  await countPlays(core, 'plays_today', startOfDay(core.clock.now(), countryTimezone));
}

/** Ranks games by their rounds of the last seven days, for the order of hot games. */
export async function rankGames(core: Core): Promise<void> {
  await countPlays(core, 'recent_plays', new Date(core.clock.now() - RANKED_DAYS * DAY_MS));
}

/**
 * Void rounds do not count. Only games whose figure has changed are written: each write of the
 * catalogue makes its cached pages stale (ADR 0054).
 */
async function countPlays({ db }: Core, figure: Figure, since: Date): Promise<void> {
  const { rows } = await sql<{ id: string; plays: number }>`
    with played as (
      select provider, game_code, count(*)::integer as plays from game_round
      where opened_at >= ${since} and state <> 'void'
      group by provider, game_code
    )
    select g.id, coalesce(played.plays, 0) as plays
    from game g
    left join played on played.provider = g.provider and played.game_code = g.game_code
    where g.${sql.ref(figure)} <> coalesce(played.plays, 0)`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update game g set ${sql.ref(figure)} = counted.plays
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ plays }) => plays)}::integer[])
      as counted (id, plays)
    where g.id = counted.id`.execute(db);
}
