import { play } from '@parlor/api/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../core/database/migrations/index.ts';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  type TestSite,
} from '../../testing/index.ts';
import { postEvent } from './rounds.ts';

describeOnDatabases('turnover of rounds from before it was counted', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens'), providerGame('high-table', { category: 'live' })],
    });
  });
  afterAll(() => site.close());

  const readCounted = async () => {
    const { db } = database();
    const { rows: rounds } = await sql`
      select round_id, rolled_back, valid_bet from game_round order by round_id`.execute(db);
    // The entries of a bet that was rolled back sum to zero; the migration writes none for it.
    const { rows: entries } = await sql<{ counted: bigint }>`
      select round_id, player_id, game_id, sink_kind, sink_id, weight_bp,
        sum(valid_bet)::bigint as valid_bet, sum(counted)::bigint as counted
      from turnover_entry
      group by round_id, player_id, game_id, sink_kind, sink_id, weight_bp
      having sum(valid_bet) <> 0
      order by round_id`.execute(db);
    return { rounds, entries };
  };

  it('is what the migration counts from their postings', async () => {
    const { db } = database();
    const player = await site.richPlayer(100_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    getData(await site.call(play.launchGame, { id: 'lucky-sevens' }, options));
    const { lotus } = site.core.outside;
    const report = async (event: RoundEvent) => {
      const money = { currency: 'PHP', exponent: 2 };
      expect(await postEvent(site.core, 'lotus', money, event)).toBe('OK');
    };
    const there = (gameCode: string, bet: bigint, win: bigint) =>
      lotus.play({ playerRef: player.playerId, fundRef: 'cash', gameCode, bet, win });
    const rounds = [
      there('lucky-sevens', 1_000n, 0n),
      there('lucky-sevens', 2_000n, 4_500n),
      there('high-table', 1_000n, 0n),
      there('high-table', 1_000n, 1_950n),
      // A tie returns the stake and counts nothing.
      there('high-table', 1_000n, 1_000n),
    ];
    for (const { bet, win } of rounds) {
      await report(bet);
      await report(win);
    }
    // Open rounds, of which one is rolled back.
    await report(there('lucky-sevens', 300n, 0n).bet);
    await report(there('high-table', 400n, 0n).bet);
    const { bet } = there('lucky-sevens', 500n, 0n);
    await report(bet);
    await report(lotus.rollBack(bet));

    const counted = await readCounted();
    expect(counted.entries.map((entry) => entry.counted).toSorted()).toEqual(
      [1_000n, 2_000n, 1_000n, 950n, 300n].toSorted(),
    );
    // The schema as it was before.
    await sql`drop table turnover_entry, turnover_weight`.execute(db);
    await sql`alter table game_round drop column rolled_back, drop column valid_bet`.execute(db);
    await migrations['0301-turnover']?.up(db.withoutPlugins());
    expect(await readCounted()).toEqual(counted);
  });
});
