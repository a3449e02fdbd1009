import { fairness, lobby, play } from '@parlor/api/calls';
import type { ChangedSeeds, FreePlay, PlayerSeeds, RoundRecord } from '@parlor/api/entities/round';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  type TestPlayer,
  type TestSite,
  unlimited,
} from '../../testing/index.ts';

interface RoundList {
  rows: { roundId: string; state: string; staked: string; won: string }[];
  total: number;
}

const GAME = 'lucky-sevens';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describeOnDatabases('rounds, seeds and demos of players', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame(GAME), providerGame('jade-serpent')],
      env: unlimited('ROUND_RECORD'),
    });
  });
  afterAll(() => site.close());

  const lotus = () => site.core.outside.lotus;
  const list = async ({ token }: TestPlayer, args: object = {}) =>
    getData<RoundList>(await site.call(fairness.gameRounds, { gameId: GAME, ...args }, { token }));
  const tryRecord = ({ token }: TestPlayer, id: string) =>
    site.call(fairness.roundInfo, { id }, { token });
  const tryReplay = ({ token }: TestPlayer, id: string) =>
    site.call(fairness.replayRound, { id }, { token });
  const failWith = async <Result>(fault: 'silent' | 'deaf', act: () => Promise<Result>) => {
    lotus().fault = fault;
    try {
      return await act();
    } finally {
      lotus().fault = null;
    }
  };

  /** A player who has played some rounds of the game, the last of them won. */
  async function playedPlayer(rounds = 1): Promise<TestPlayer> {
    const player = await site.richPlayer(50_000n);
    getData(
      await site.call(
        play.launchGame,
        { id: GAME },
        { token: player.token, idempotencyKey: newKey() },
      ),
    );
    for (let round = 1; round <= rounds; round += 1) {
      const win = round === rounds ? 2_500n : 0n;
      const of = { playerRef: player.playerId, fundRef: 'cash', gameCode: GAME };
      lotus().play({ ...of, bet: 100n, win });
      site.core.clock.advance(1_000);
      await site.core.jobs.runNow('play.reconcile');
    }
    return player;
  }

  it('lists the rounds of a game page by page, latest first, without the provider’s ids', async () => {
    const player = await playedPlayer(3);
    const first = await list(player, { limit: 2 });
    expect(first.total).toBe(3);
    expect(first.rows).toHaveLength(2);
    expect(first.rows[0]).toMatchObject({ state: 'closed', staked: '1.00', won: '25.00' });
    const second = await list(player, { limit: 2, page: 2 });
    expect(second.rows).toHaveLength(1);
    expect(JSON.stringify([first, second])).not.toMatch(/"r\d+"/);
    expect(await list(player, { gameId: 'jade-serpent' })).toEqual({ rows: [], total: 0 });
  });

  it('returns the full record of a round with its proof', async () => {
    const player = await playedPlayer();
    const [round] = (await list(player)).rows;
    const record = getData<RoundRecord>(await tryRecord(player, round?.roundId ?? ''));
    expect(record).toMatchObject({
      format: 'parlor-round/1',
      roundId: round?.roundId,
      gameId: GAME,
      engine: 'slot',
      staked: '1.00',
      won: '25.00',
      outcome: { stops: [1, 2, 3] },
      proof: { draws: [{ limit: 36, value: 4 }], source: { kind: 'seeds', nonce: 0 } },
    });
    expect(JSON.stringify(record)).not.toContain(player.playerId);
  });

  it('reports the round of another player as not found (S20)', async () => {
    const [owner, other] = [await playedPlayer(), await playedPlayer()];
    const id = (await list(owner)).rows[0]?.roundId ?? '';
    for (const found of [
      await tryRecord(other, id),
      await tryReplay(other, id),
      await tryRecord(owner, UNKNOWN_ID),
      await tryRecord(owner, 'r1'),
    ]) {
      expect(refusalIn(found)).toMatchObject({ code: 404, reason: 'notFound' });
    }
  });

  it('hides a record that the provider attributes to another player', async () => {
    const player = await playedPlayer();
    const id = (await list(player)).rows[0]?.roundId ?? '';
    lotus().ownerOfRounds = UNKNOWN_ID;
    const answer = await tryRecord(player, id);
    lotus().ownerOfRounds = null;
    expect(refusalIn(answer)).toMatchObject({ code: 404 });
  });

  it.each(['silent', 'deaf'] as const)(
    'refuses records, replays, seeds and demos while the provider is %s',
    async (fault) => {
      const player = await playedPlayer();
      const { token } = player;
      const id = (await list(player)).rows[0]?.roundId ?? '';
      const answers = await failWith(fault, async () => [
        await tryRecord(player, id),
        await tryReplay(player, id),
        await site.call(fairness.seedsInfo, { gameId: GAME }, { token }),
        await site.call(fairness.rotateSeeds, { gameId: GAME }, { token }),
        await site.call(fairness.launchDemo, { id: GAME }, { token }),
      ]);
      for (const answer of answers) {
        expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'game.providerDown' });
      }
      expect((await list(player)).total).toBe(1);
    },
  );

  it('replays the last 50 finished rounds of a game, and no earlier one', async () => {
    const player = await playedPlayer(51);
    const { rows } = await list(player, { limit: 100 });
    const last = await tryReplay(player, rows[0]?.roundId ?? '');
    expect(getData<FreePlay>(last)).toMatchObject({ gameOrigin: 'http://localhost:8081' });
    expect(getData<FreePlay>(await tryReplay(player, rows[49]?.roundId ?? ''))).toBeDefined();
    const refused = await tryReplay(player, rows[50]?.roundId ?? '');
    expect(refusalIn(refused)).toMatchObject({ code: 422, reason: 'round.notReplayable' });
    expect(getData(await tryRecord(player, rows[50]?.roundId ?? ''))).toBeDefined();
  });

  describe('seeds', () => {
    const show = async ({ token }: TestPlayer) =>
      getData<PlayerSeeds>(await site.call(fairness.seedsInfo, { gameId: GAME }, { token }));
    const change = ({ token }: TestPlayer, clientSeed: string) =>
      site.call(fairness.changeClientSeed, { gameId: GAME, clientSeed }, { token });

    it('shows the seeds, changes the client seed and rotates, for the caller alone', async () => {
      const [player, other] = [await site.signUp(), await site.signUp()];
      expect(await show(player)).toMatchObject({ clientSeed: 'first', nonce: 0 });
      const changed = getData<ChangedSeeds>(await change(player, 'my-own'));
      expect(changed.seeds.clientSeed).toBe('my-own');
      const rotated = getData<ChangedSeeds>(
        await site.call(fairness.rotateSeeds, { gameId: GAME }, { token: player.token }),
      );
      expect(rotated.seeds.clientSeed).toBe('my-own');
      expect(rotated.revealed?.clientSeed).toBe('my-own');
      expect((await show(other)).clientSeed).toBe('first');
    });

    it('shows the hash chain of a game whose rounds are shared', async () => {
      const { token } = await site.signUp();
      const chain = { algorithm: 'test/1', terminalHash: 'ab'.repeat(32), salt: null };
      lotus().chains.set('jade-serpent', { ...chain, index: 1, length: 100 });
      const shown = await site.call(fairness.seedsInfo, { gameId: 'jade-serpent' }, { token });
      expect(getData(shown)).toEqual({ kind: 'chain', ...chain, index: 1, length: 100 });
      expect(await show({ token } as TestPlayer)).toMatchObject({ kind: 'seeds' });
    });

    it.each(['', 'two words', 'x'.repeat(65), 'ကံကောင်း'])(
      'rejects the client seed %j',
      async (clientSeed) => {
        const answer = await change(await site.signUp(), clientSeed);
        expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'arguments.invalid' });
      },
    );

    it('refuses a change while a round with the seeds is open', async () => {
      const player = await site.signUp();
      lotus().hasOpenSeeds = true;
      const answer = await change(player, 'later');
      lotus().hasOpenSeeds = false;
      expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'seeds.inUse' });
      expect((await show(player)).clientSeed).toBe('first');
    });
  });

  describe('a demo', () => {
    it('opens with play money, without a session, a transfer or a place in the history', async () => {
      const player = await site.richPlayer();
      const { token } = player;
      const before = await site.balance(player);
      const opened = getData<FreePlay>(
        await site.call(fairness.launchDemo, { id: GAME }, { token }),
      );
      expect(opened.gameOrigin).toBe('http://localhost:8081');
      expect([...lotus().sessions.values()].at(-1)).toMatchObject({
        mode: 'demo',
        playerRef: player.playerId,
      });
      expect(await site.balance(player)).toEqual(before);
      expect(getData(await site.call(play.openSessions, {}, { token }))).toEqual({
        rows: [],
        recovered: [],
        openRounds: [],
      });
      expect(getData(await site.call(lobby.playHistory, {}, { token }))).toMatchObject({
        total: 0,
      });
    });

    it('leaves an open money session alone', async () => {
      const player = await playedPlayer();
      const { token } = player;
      const before = await site.balance(player);
      getData(await site.call(fairness.launchDemo, { id: 'jade-serpent' }, { token }));
      expect(await site.balance(player)).toEqual(before);
      const { rows } = getData<{ rows: { gameId: string }[] }>(
        await site.call(play.openSessions, {}, { token }),
      );
      expect(rows.map(({ gameId }) => gameId)).toEqual([GAME]);
    });

    it('is not offered for an unknown game', async () => {
      const { token } = await site.signUp();
      const answer = await site.call(fairness.launchDemo, { id: 'no-such-game' }, { token });
      expect(refusalIn(answer)).toMatchObject({ code: 404 });
    });
  });

  it.each([
    ['ROUND_RECORD', fairness.roundInfo, { id: UNKNOWN_ID }],
    ['SEEDS', fairness.seedsInfo, { gameId: GAME }],
    ['DEMO', fairness.launchDemo, { id: GAME }],
  ] as const)('limits requests to the provider: %s', async (name, call, args) => {
    const limited = await openTestSite(database().db, { env: { [`LIMIT_${name}`]: '1/60' } });
    try {
      const { token } = await limited.signUp();
      await limited.call(call, args, { token });
      expect(refusalIn(await limited.call(call, args, { token }))).toMatchObject({ code: 429 });
    } finally {
      await limited.close();
    }
  });
});
