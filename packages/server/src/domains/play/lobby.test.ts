import { games, lobby, play } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoRounds } from '../../demo-data/rounds.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { postEvent } from './rounds.ts';

interface Page<Row> {
  rows: Row[];
  total: number;
}
interface Row {
  gameId: string;
  lastPlayedAt: string;
  inGame: string | null;
}
interface Win {
  gameId: string;
  player: string;
  amount: string;
}

const money = { currency: 'PHP', exponent: 2 };

describeOnDatabases('play in the lobby', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [
        providerGame('lucky-sevens', { popularity: 900, tags: ['hot'] }),
        providerGame('jade-serpent'),
      ],
    });
  });
  afterAll(() => site.close());

  const history = async (player: TestPlayer, args = {}) =>
    getData<Page<Row>>(await site.call(lobby.playHistory, args, { token: player.token }));
  const wins = async () => getData<{ rows: Win[] }>(await site.call(lobby.latestWins, {})).rows;
  const launch = async (player: TestPlayer, id: string, amount: string) => {
    const options = { token: player.token, idempotencyKey: newKey() };
    return getData<{ sessionId: string }>(
      await site.call(play.launchGame, { id, amount }, options),
    );
  };
  const exit = (player: TestPlayer, id: string) =>
    site.call(play.exitGame, { id }, { token: player.token });
  async function playRound(
    player: TestPlayer,
    bet: bigint,
    win: bigint,
    gameCode = 'lucky-sevens',
  ) {
    const { lotus } = site.core.outside;
    const round = { playerRef: player.playerId, fundRef: 'cash', gameCode };
    const events = lotus.play({ ...round, bet, win });
    for (const event of [events.bet, events.win]) {
      expect(await postEvent(site.core, 'lotus', money, event)).toBe('OK');
    }
  }

  it('seeds rounds in a new demo once, with correct books', async () => {
    expect(await wins()).toEqual([]);
    await seedDemoRounds(site.core);
    await seedDemoRounds(site.core);
    site.core.clock.advance(10_000);
    const shown = await wins();
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatchObject({
      gameId: 'lucky-sevens',
      player: '09•• 317',
      amount: '18450.00',
    });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('shows winning rounds only, with masked players', async () => {
    const player = await site.signUp({ phone: '09175550142' });
    await site.give(player, 50_000n);
    const { sessionId } = await launch(player, 'lucky-sevens', '100');
    await playRound(player, 1_000n, 0n);
    await playRound(player, 1_000n, 1_000n);
    await playRound(player, 1_000n, 4_500n);
    // Responses shared by all players are cached for a few seconds.
    site.core.clock.advance(10_000);
    const shown = await wins();
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatchObject({ player: '09•• 142', amount: '45.00' });
    expect(JSON.stringify(shown)).not.toContain('5550142');
    await exit(player, sessionId);
  });

  it('counts the plays of today, and orders games by their rounds of the week', async () => {
    const shown = async () => {
      site.core.clock.advance(10_000);
      const { games: list } = getData<{ games: { rows: { gameId: string; playCount: number }[] } }>(
        await site.call(games.home, {}),
      );
      return list.rows.map(({ gameId, playCount }) => [gameId, playCount]);
    };
    const hottest = async () =>
      getData<{ rows: { gameId: string }[] }>(await site.call(lobby.hotGames, {})).rows.map(
        ({ gameId }) => gameId,
      );
    const count = () => site.core.jobs.runNow('play.countPlays');
    const rank = () => site.core.jobs.runNow('play.rankGames');
    await count();
    const [[, before] = [], [, other] = []] = await shown();
    const player = await site.richPlayer(50_000n);
    const { sessionId } = await launch(player, 'jade-serpent', '100');
    const plays = 20;
    for (let play = 0; play < plays; play += 1) await playRound(player, 100n, 0n, 'jade-serpent');
    await exit(player, sessionId);
    await count();
    // The order is that of the last ranking.
    expect(await shown()).toEqual([
      ['lucky-sevens', before],
      ['jade-serpent', Number(other) + plays],
    ]);
    expect(await hottest()).toEqual(['lucky-sevens', 'jade-serpent']);
    await rank();
    site.core.clock.advance(DAY_MS);
    await rank();
    await count();
    expect(await shown()).toEqual([
      ['jade-serpent', 0],
      ['lucky-sevens', 0],
    ]);
    // The provider's tag only orders games that were played equally often.
    expect(await hottest()).toEqual(['jade-serpent', 'lucky-sevens']);
  });

  it('lists recently played games, latest first, with money in play', async () => {
    const player = await site.signUp();
    await site.give(player, 50_000n);
    expect(await history(player)).toEqual({ rows: [], total: 0 });
    const { sessionId } = await launch(player, 'lucky-sevens', '100');
    await exit(player, sessionId);
    site.core.clock.advance(60_000);
    await launch(player, 'jade-serpent', '150');
    const { rows, total } = await history(player);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { gameId: 'jade-serpent', inGame: '150.00' },
      { gameId: 'lucky-sevens', inGame: null },
    ]);
    expect((await history(player, { page: 2, limit: 1 })).rows).toMatchObject([
      { gameId: 'lucky-sevens' },
    ]);
    const home = getData<{ recentGames: Row[] }>(
      await site.call(games.home, {}, { token: player.token }),
    );
    expect(home.recentGames).toEqual(rows);
  });

  it('returns no history for visitors, and none of other players', async () => {
    expect(await history(await site.signUp())).toEqual({ rows: [], total: 0 });
    expect(await site.call(lobby.playHistory, {})).toMatchObject({ code: 401 });
  });
});
