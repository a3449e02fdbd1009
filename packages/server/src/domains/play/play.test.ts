import { games, play, wallet } from '@parlor/api/calls';
import { HOUR_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  sendSmp,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

interface SessionAnswer {
  sessionId: string;
  state: string;
  movedIn: string;
  inGame: string;
  recovered: string | null;
  staked: string;
  won: string;
}
interface LaunchAnswer {
  sessionId: string;
  launchUrl: string;
  movedIn: string;
  collected: string | null;
}

describeOnDatabases('play', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens'), providerGame('jade-serpent')],
    });
  });
  afterAll(() => site.close());

  const lotus = () => site.core.outside.lotus;
  const richPlayer = (amount = 50_000n) => site.richPlayer(amount);
  const tryLaunch = (
    player: TestPlayer,
    id = 'lucky-sevens',
    idempotencyKey = newKey(),
    more = {},
  ) => site.call(play.launchGame, { id, ...more }, { token: player.token, idempotencyKey });
  const launch = async (player: TestPlayer, id?: string, key?: string, more?: object) =>
    getData<LaunchAnswer>(await tryLaunch(player, id, key, more));
  const session = async (player: TestPlayer, id: string) =>
    getData<SessionAnswer>(await site.call(play.sessionInfo, { id }, { token: player.token }));
  const exit = async (player: TestPlayer, id: string) =>
    getData<SessionAnswer>(await site.call(play.exitGame, { id }, { token: player.token }));

  const smp = (call: string, body: object) => sendSmp(site, 'lotus', call, body);
  const playRound = (player: TestPlayer, bet: bigint, win: bigint) =>
    lotus().play({
      playerRef: player.playerId,
      fundRef: 'cash',
      gameCode: 'lucky-sevens',
      bet,
      win,
    });
  const report = (event: RoundEvent) => smp(event.type, { ...event, sessionToken: 't' });
  /** The provider's page opens: exchanges its launch token. */
  async function open(player: TestPlayer) {
    const order = [...lotus().sessions.values()].findLast(
      ({ playerRef }) => playerRef === player.playerId,
    );
    return smp('authenticate', { launchToken: order?.launchToken ?? '' });
  }
  /** Reasons of a player's dead letters. */
  const reasonsFor = async ({ playerId }: TestPlayer) =>
    (
      await database()
        .db.selectFrom('dead_letter')
        .select('reason')
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute()
    ).map(({ reason }) => reason);
  const worker = () => site.core.jobs.runNow('play.recover');

  it('moves the wallet into the game, posts rounds and returns the rest', async () => {
    const player = await richPlayer();
    const { sessionId, launchUrl, movedIn } = await launch(player);
    expect(new URL(launchUrl).origin).toBe('http://localhost:8081');
    expect(movedIn).toBe('500.00');
    expect(await site.balance(player)).toMatchObject({ balance: '0.00', inPlay: '500.00' });
    expect(await open(player)).toMatchObject({ status: 'OK', balance: '500.00', currency: 'PHP' });

    const lost = playRound(player, 1_000n, 0n);
    const won = playRound(player, 1_000n, 4_500n);
    for (const event of [lost.bet, lost.win, won.bet, won.win]) {
      expect(await report(event)).toMatchObject({ status: 'OK' });
    }
    expect(await session(player, sessionId)).toMatchObject({
      state: 'active',
      staked: '20.00',
      won: '45.00',
      inGame: '525.00',
    });
    expect(await exit(player, sessionId)).toMatchObject({ state: 'settled', recovered: '525.00' });
    expect(await site.balance(player)).toMatchObject({ balance: '525.00', total: '525.00' });
  });

  it('posts a round once if both reported and in the feed', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    const gaming = await houseBalance(database().db, 'house:gaming:lotus');
    const { bet, win } = playRound(player, 2_000n, 500n);
    await Promise.all([report(bet), report(bet), report(bet)]);
    await report(win);
    await site.core.jobs.runNow('play.reconcile');
    await report(win);
    expect((await exit(player, sessionId)).recovered).toBe('485.00');
    expect((await houseBalance(database().db, 'house:gaming:lotus')) - gaming).toBe(1_500n);
  });

  it('posts unreported rounds from the feed before the money returns', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    playRound(player, 10_000n, 0n);
    playRound(player, 10_000n, 35_000n);
    expect(await exit(player, sessionId)).toMatchObject({
      recovered: '650.00',
      staked: '200.00',
      won: '350.00',
    });
    expect((await site.balance(player)).balance).toBe('650.00');
  });

  describe('provider reports', () => {
    it('accept a launch token once, within a minute', async () => {
      const player = await richPlayer();
      await launch(player);
      expect((await open(player)).status).toBe('OK');
      expect((await open(player)).status).toBe('TOKEN_INVALID');
      const late = await richPlayer();
      await launch(late);
      site.core.clock.advance(60_001);
      expect((await open(late)).status).toBe('TOKEN_INVALID');
    });

    it('do not post a win without a bet, and audit it', async () => {
      const player = await richPlayer();
      await launch(player);
      const { win } = playRound(player, 100n, 900n);
      expect((await report({ ...win, roundId: 'nope', refTxId: 'nope' })).status).toBe(
        'BET_NOT_FOUND',
      );
    });

    it('refuse a win on a rolled-back bet: ORIGINAL_ROLLED_BACK', async () => {
      const player = await richPlayer();
      await launch(player);
      const round = playRound(player, 5_000n, 0n);
      const { bet } = round;
      // Not in the provider's own books, so that no event explains it.
      const win = { ...round.win, txId: `${round.win.txId}-late`, amount: '70.00' };
      await report(bet);
      await smp('rollback', lotus().rollBack(bet));
      for (let times = 0; times < 2; times += 1) {
        expect(await report(win)).toMatchObject({
          status: 'ORIGINAL_ROLLED_BACK',
          balance: '500.00',
        });
      }
      const unseen = { ...bet, txId: `${bet.txId}-unseen`, roundId: `${bet.roundId}-unseen` };
      await smp('rollback', { ...unseen, txId: `${unseen.txId}-r`, refTxId: unseen.txId });
      const orphan = { ...win, txId: `${win.txId}-2`, roundId: unseen.roundId };
      expect((await report({ ...orphan, refTxId: unseen.txId })).status).toBe(
        'ORIGINAL_ROLLED_BACK',
      );
      expect(await reasonsFor(player)).toEqual(Array(2).fill('ORIGINAL_ROLLED_BACK'));
    });

    it('keep a win that was posted before its bet was rolled back', async () => {
      const player = await richPlayer();
      await launch(player);
      const { bet, win } = playRound(player, 5_000n, 7_000n);
      await report(bet);
      await report(win);
      await smp('rollback', lotus().rollBack(bet));
      expect((await report(win)).status).toBe('OK');
    });

    it('refuse a win in another round than its bet’s, with an alert', async () => {
      const player = await richPlayer();
      await launch(player);
      const [first, second] = [playRound(player, 100n, 900n), playRound(player, 100n, 0n)];
      await report(first.bet);
      await report(second.bet);
      const strayed = { ...first.win, roundId: second.bet.roundId };
      expect(await report(strayed)).toMatchObject({ status: 'BET_NOT_FOUND', balance: '498.00' });
      const rollback = { ...strayed, type: 'rollback' as const, txId: 'strayed' };
      expect((await report(rollback)).status).toBe('BET_NOT_FOUND');
      expect(await reasonsFor(player)).toEqual(Array(2).fill('BET_NOT_FOUND'));
      expect((await report(first.win)).status).toBe('OK');
    });

    it('ignore a rollback of a win', async () => {
      const player = await richPlayer();
      await launch(player);
      const { bet, win } = playRound(player, 100n, 900n);
      await report(bet);
      await report(win);
      const wrong = { ...bet, type: 'rollback' as const, txId: 'wrong', refTxId: win.txId };
      expect(await report(wrong)).toMatchObject({ status: 'BET_NOT_FOUND', balance: '508.00' });
    });

    it('refuse an old id with another amount as a conflict', async () => {
      const player = await richPlayer();
      await launch(player);
      const { bet } = playRound(player, 100n, 0n);
      await report(bet);
      expect((await report({ ...bet, amount: '2.00' })).status).toBe('DUPLICATE_CONFLICT');
    });

    it('return the stake once per rollback; a rollback of an unknown bet blocks that bet', async () => {
      const player = await richPlayer();
      await launch(player);
      const { bet } = playRound(player, 5_000n, 0n);
      await report(bet);
      const rollback = lotus().rollBack(bet);
      expect(await smp('rollback', rollback)).toMatchObject({ status: 'OK', balance: '500.00' });
      expect(await smp('rollback', rollback)).toMatchObject({ status: 'OK', balance: '500.00' });
      const unseen = { ...rollback, txId: 'unseen-rollback', refTxId: 'unseen', roundId: 'unseen' };
      expect((await smp('rollback', unseen)).status).toBe('OK');
      expect((await report({ ...bet, txId: 'unseen', roundId: 'unseen' })).status).toBe(
        'ORIGINAL_ROLLED_BACK',
      );
    });

    it('are rejected without a valid signature', async () => {
      const answer = await site.app.inject({
        method: 'POST',
        url: '/smp/v1/bet',
        payload: { txId: '1' },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ status: 'INVALID_SIGNATURE' });
    });
  });

  describe('launching', () => {
    it('returns the same session for the same key', async () => {
      const player = await richPlayer();
      const key = newKey();
      const first = await launch(player, 'lucky-sevens', key);
      const again = await launch(player, 'lucky-sevens', key);
      expect(again).toMatchObject({ sessionId: first.sessionId, launchUrl: first.launchUrl });
      expect(refusalIn(await tryLaunch(player, 'jade-serpent', key)).reason).toBe(
        'idempotency.conflict',
      );
    });

    it('opens one session for concurrent requests', async () => {
      const player = await richPlayer();
      const answers = await Promise.all([tryLaunch(player), tryLaunch(player)]);
      const seats = answers.filter(({ code }) => code === 200);
      expect(seats.length).toBeGreaterThan(0);
      const { total } = await site.balance(player);
      expect(total).toBe('500.00');
    });

    it('collects from the open game before another one', async () => {
      const player = await richPlayer();
      const first = await launch(player);
      playRound(player, 10_000n, 0n);
      const second = await launch(player, 'jade-serpent');
      expect(second).toMatchObject({ collected: '400.00', movedIn: '400.00' });
      expect((await session(player, first.sessionId)).state).toBe('settled');
    });

    it('transfers no more than requested', async () => {
      const player = await richPlayer();
      await launch(player, 'lucky-sevens', newKey(), { amount: '120.50' });
      expect(await site.balance(player)).toMatchObject({ balance: '379.50', inPlay: '120.50' });
    });

    it('requires a deposit without money for one stake', async () => {
      const player = await site.signUp();
      expect(refusalIn(await tryLaunch(player))).toMatchObject({
        code: 422,
        reason: 'insufficientBalance',
      });
    });

    it('refuses an unknown game', async () => {
      expect(refusalIn(await tryLaunch(await richPlayer(), 'no-such-game')).code).toBe(404);
    });

    it('refuses a game in maintenance', async () => {
      const until = new Date(site.core.clock.now() + HOUR_MS);
      const set = (maintenance_ends_at: Date | null) =>
        database()
          .db.updateTable('game')
          .set({ maintenance_ends_at })
          .where('id', '=', 'jade-serpent')
          .execute();
      await set(until);
      const refusal = refusalIn(await tryLaunch(await richPlayer(), 'jade-serpent'));
      await set(null);
      expect(refusal.reason).toBe('game.maintenance');
    });

    it.each(['silent', 'deaf', 'rejects'] as const)(
      'loses nothing if a provider is %s: the worker returns it',
      async (fault) => {
        const player = await richPlayer();
        lotus().fault = fault;
        expect(refusalIn(await tryLaunch(player)).reason).toBe('game.providerDown');
        expect((await site.balance(player)).total).toBe('500.00');
        lotus().fault = null;
        for (let round = 0; round < 8; round += 1) {
          site.core.clock.advance(10_000);
          await worker();
        }
        expect(await site.balance(player)).toMatchObject({ balance: '500.00', inTransit: '0.00' });
      },
    );
  });

  describe('rejoining after a reload', () => {
    const rejoin = (player: TestPlayer, id: string) =>
      site.call(play.rejoinGame, { id }, { token: player.token });
    const pageGoesAway = async (player: TestPlayer, sessionId: string) =>
      getData<{ amount: string; state: string; retryAt: string | null }>(
        await site.call(
          games.autoExitGame,
          { sessionId, mayReturn: true },
          { token: player.token },
        ),
      );
    const getTransfers = ({ playerId }: TestPlayer) =>
      database()
        .db.selectFrom('maker_transfer')
        .select(['direction', 'amount', 'state'])
        .where('player_id', '=', playerId)
        .orderBy('created_at')
        .execute();

    it('returns the same session without moving money', async () => {
      const player = await richPlayer();
      const opened = await launch(player);
      await open(player);
      // Money that arrived since stays in the wallet: rejoining never tops up.
      await site.give(player, 10_000n);
      const before = { transfers: await getTransfers(player), balance: await site.balance(player) };
      expect(await pageGoesAway(player, opened.sessionId)).toMatchObject({
        amount: '0.00',
        state: 'recovering',
      });
      expect((await session(player, opened.sessionId)).state).toBe('abandoned');
      expect(getData(await rejoin(player, opened.sessionId))).toEqual({
        ...opened,
        gameOrigin: 'http://localhost:8081',
        movedIn: '500.00',
        collected: null,
      });
      site.core.clock.advance(16_000);
      await worker();
      expect((await session(player, opened.sessionId)).state).toBe('active');
      expect(await getTransfers(player)).toEqual(before.transfers);
      expect(await site.balance(player)).toEqual(before.balance);
      expect(before.balance).toMatchObject({ balance: '100.00', inPlay: '500.00' });
    });

    it('works for 15 seconds after the page closed, then the money returns', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      const { retryAt } = await pageGoesAway(player, sessionId);
      expect(Date.parse(retryAt ?? '') - site.core.clock.now()).toBe(15_000);
      site.core.clock.advance(14_000);
      await worker();
      expect((await session(player, sessionId)).state).toBe('abandoned');
      site.core.clock.advance(1_000);
      await worker();
      expect(await session(player, sessionId)).toMatchObject({
        state: 'settled',
        recovered: '500.00',
      });
      expect(refusalIn(await rejoin(player, sessionId)).reason).toBe('game.sessionEnded');
    });

    it('works for a second reload before the first was answered', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      await pageGoesAway(player, sessionId);
      expect((await pageGoesAway(player, sessionId)).state).toBe('recovering');
      expect((await rejoin(player, sessionId)).code).toBe(200);
      expect((await session(player, sessionId)).state).toBe('active');
    });

    it('continues a page that reports its end after its return: its heartbeat counts', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      await rejoin(player, sessionId);
      await pageGoesAway(player, sessionId);
      const [providerSession] =
        [...lotus().sessions].findLast(([, { playerRef }]) => playerRef === player.playerId) ?? [];
      await smp('session-event', {
        sessionId: providerSession ?? '',
        playerRef: player.playerId,
        event: 'heartbeat',
      });
      site.core.clock.advance(16_000);
      await worker();
      expect((await session(player, sessionId)).state).toBe('active');
    });

    it('lets a page that was never loaded exchange its launch token within a minute', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await pageGoesAway(player, sessionId);
      expect((await rejoin(player, sessionId)).code).toBe(200);
      expect(await open(player)).toMatchObject({ status: 'OK' });

      const late = await richPlayer();
      const unopened = await launch(late);
      site.core.clock.advance(60_000);
      expect(refusalIn(await rejoin(late, unopened.sessionId)).reason).toBe('game.sessionEnded');
    });

    it('is refused to a frozen player', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      const freeze = (frozen_at: Date | null) =>
        database()
          .db.updateTable('player')
          .set({ frozen_at })
          .where('id', '=', player.playerId)
          .execute();
      await freeze(new Date(site.core.clock.now()));
      expect(refusalIn(await rejoin(player, sessionId)).reason).toBe('accountFrozen');
      await freeze(null);
    });
  });

  it('waits for a session that is being collected before a launch', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    const [, second] = await Promise.all([exit(player, sessionId), launch(player, 'jade-serpent')]);
    expect(second.movedIn).toBe('500.00');
    expect((await session(player, sessionId)).state).toBe('settled');
  });

  describe('top-ups', () => {
    it('move the wallet into the open game, once per key', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await site.give(player, 20_000n);
      const idempotencyKey = newKey();
      const topUp = () =>
        site.call(play.topUpGame, { id: sessionId }, { token: player.token, idempotencyKey });
      expect(getData<SessionAnswer>(await topUp()).inGame).toBe('700.00');
      expect(getData<SessionAnswer>(await topUp()).inGame).toBe('700.00');
      expect((await exit(player, sessionId)).recovered).toBe('700.00');
    });

    it('are refused after the game ended', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await exit(player, sessionId);
      const options = { token: player.token, idempotencyKey: newKey() };
      const answer = await site.call(play.topUpGame, { id: sessionId }, options);
      expect(refusalIn(answer).reason).toBe('game.sessionEnded');
    });
  });

  describe('return of the money', () => {
    it('happens after 30 seconds without a heartbeat, and is reported once', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      playRound(player, 5_000n, 0n);
      site.core.clock.advance(31_000);
      await worker();
      expect(await site.balance(player)).toMatchObject({ balance: '450.00', inPlay: '0.00' });
      const getRecovered = async () =>
        getData<{ recovered: SessionAnswer[] }>(
          await site.call(play.openSessions, {}, { token: player.token }),
        ).recovered;
      expect(await getRecovered()).toMatchObject([{ sessionId, recovered: '450.00' }]);
      await site.call(play.acknowledgeRecovered, { id: sessionId }, { token: player.token });
      expect(await getRecovered()).toEqual([]);
    });

    it('does not happen while heartbeats arrive', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await open(player);
      const order = [...lotus().sessions].findLast(
        ([, each]) => each.playerRef === player.playerId,
      );
      for (let beats = 0; beats < 5; beats += 1) {
        site.core.clock.advance(10_000);
        await smp('session-event', {
          sessionId: order?.[0] ?? '',
          playerRef: player.playerId,
          event: 'heartbeat',
        });
        await worker();
      }
      expect((await session(player, sessionId)).state).toBe('active');
      await exit(player, sessionId);
    });

    it('happens at once when the page reports its exit (autoExitGame)', async () => {
      const player = await richPlayer();
      await launch(player);
      await open(player);
      const leave = () => site.call(games.autoExitGame, {}, { token: player.token });
      expect(getData(await leave())).toEqual({ amount: '500.00', state: 'settled', retryAt: null });
      expect(getData(await leave())).toEqual({ amount: '0.00', state: 'nothing', retryAt: null });
    });

    it.each(['silent', 'deaf'] as const)(
      'resumes automatically if the provider was %s at the exit',
      async (fault) => {
        const player = await richPlayer();
        const { sessionId } = await launch(player);
        playRound(player, 10_000n, 0n);
        lotus().fault = fault;
        const left = await exit(player, sessionId);
        expect(left).toMatchObject({ state: 'recovering', recovered: null });
        expect((await site.balance(player)).total).not.toBe('0.00');
        lotus().fault = null;
        site.core.clock.advance(10_000);
        await worker();
        expect(await session(player, sessionId)).toMatchObject({
          state: 'settled',
          recovered: '400.00',
        });
        expect((await site.balance(player)).balance).toBe('400.00');
      },
    );

    it('happens once for concurrent requests', async () => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      await Promise.all(Array.from({ length: 6 }, () => exit(player, sessionId)));
      site.core.clock.advance(60_000);
      await worker();
      expect((await session(player, sessionId)).state).toBe('settled');
      expect((await site.balance(player)).balance).toBe('500.00');
    });
  });

  it('refuses another player’s session like an unknown one (S20)', async () => {
    const [owner, stranger] = [await richPlayer(), await richPlayer()];
    const { sessionId } = await launch(owner);
    for (const call of [
      play.sessionInfo,
      play.rejoinGame,
      play.exitGame,
      play.acknowledgeRecovered,
    ]) {
      const answer = await site.call(call, { id: sessionId }, { token: stranger.token });
      expect(refusalIn(answer).code).toBe(404);
    }
  });

  it('lists each transfer as one transaction; their sum is the balance', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    playRound(player, 1_000n, 0n);
    await exit(player, sessionId);
    const { rows } = getData<{ rows: { kind: string; amount: string; balanceAfter: string }[] }>(
      await site.call(wallet.billList, {}, { token: player.token }),
    );
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['maker.out.complete', '490.00'],
      ['maker.in.reserve', '-500.00'],
      ['deposit', '500.00'],
    ]);
    expect(rows[0]?.balanceAfter).toBe((await site.balance(player)).balance);
  });

  it('holds every ledger invariant, with nothing unexplained', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
    expect(await houseBalance(database().db, 'house:suspense')).toBe(0n);
  });
});
