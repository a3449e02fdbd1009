import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';

interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

/**
 * Valid bets of a player in minor units, whichever fund paid them (domain: Turnover). A bet that
 * counts towards several sinks is one valid bet.
 *
 * @param period all by default.
 */
export async function sumValidBets(on: Reader, playerId: string, period?: Period): Promise<bigint> {
  const within = period ? sql`and at >= ${period.from} and at < ${period.until}` : sql``;
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(valid_bet), 0)::bigint as sum from (
      select distinct on (provider, tx_id) valid_bet from turnover_entry
      where player_id = ${playerId} ${within}
      order by provider, tx_id, id
    ) bet`.execute(on);
  return rows[0]?.sum ?? 0n;
}

/** Players with a turnover entry since an instant, and before another one. */
export async function playersSince(on: Reader, since: Date, until?: Date): Promise<string[]> {
  const rows = await on
    .selectFrom('turnover_entry')
    .select('player_id')
    .distinct()
    .where('at', '>=', since)
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? since))
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id }) => player_id);
}
