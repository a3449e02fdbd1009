import { games, lobby, play, wallet } from '@parlor/api/calls';
import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  type SmpAnswer,
  sendSmp,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

const GAME = 'orbit-star-mines';
const CODE = 'star-mines';

describeOnDatabases('play with a seamless wallet', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens')],
      seamlessGames: [
        providerGame(CODE),
        providerGame('comet'),
        providerGame('high-table', { category: 'live' }),
      ],
    });
  });
  afterAll(() => site.close());

  let numbers = 0;
  const newId = (kind: string) => {
    numbers += 1;
    return `${kind}-${numbers}`;
  };

  const smp = (call: string, body: object, provider: 'lotus' | 'orbit' = 'orbit') =>
    sendSmp(site, provider, call, body);

  const tryLaunch = (player: TestPlayer, id = GAME) =>
    site.call(play.launchGame, { id }, { token: player.token, idempotencyKey: newKey() });

  /** Opens a game and its page; returns what the provider then knows. */
  async function seat(player: TestPlayer, id = GAME) {
    const launched = getData<{ sessionId: string; movedIn: string; collected: string | null }>(
      await tryLaunch(player, id),
    );
    const order = [...site.core.outside.orbit.sessions.values()].findLast(
      ({ playerRef }) => playerRef === player.playerId,
    );
    const opened = await smp('authenticate', { launchToken: order?.launchToken ?? '' });
    return { ...launched, order, opened, sessionToken: opened.sessionToken ?? '' };
  }

  const stake = (sessionToken: string, amount: string, changes: object = {}) => {
    const bet = { gameCode: CODE, currency: 'PHP', fundRef: 'cash', roundStart: true };
    const ids = { txId: newId('bet'), roundId: newId('round') };
    return { sessionToken, ...bet, ...ids, amount, ...changes };
  };
  type Stake = ReturnType<typeof stake>;
  const pay = (player: TestPlayer, bet: Stake, amount: string, changes: object = {}) => ({
    ...bet,
    sessionToken: undefined,
    playerRef: player.playerId,
    txId: newId('win'),
    refTxId: bet.txId,
    amount,
    roundClosed: true,
    ...changes,
  });
  const undo = (player: TestPlayer, bet: Stake, changes: object = {}) => ({
    txId: newId('rollback'),
    refTxId: bet.txId,
    roundId: bet.roundId,
    playerRef: player.playerId,
    fundRef: 'cash',
    reason: 'TIMEOUT',
    ...changes,
  });
  const listPlayed = async (player: TestPlayer) =>
    getData<{ rows: { gameId: string; openRound: object | null }[] }>(
      await site.call(lobby.playHistory, {}, { token: player.token }),
    ).rows;
  const getCash = async (player: TestPlayer) => (await site.balance(player)).balance;
  const getRound = (bet: Stake) =>
    database()
      .db.selectFrom('game_round')
      .select(['state', 'staked', 'won', 'resumable'])
      .where('provider', '=', 'orbit')
      .where('round_id', '=', bet.roundId)
      .executeTakeFirst();
  const getTurnover = ({ playerId }: TestPlayer) =>
    database()
      .db.selectFrom('turnover_entry')
      .select(['bet_tx', 'valid_bet', 'counted', 'sink_kind'])
      .where('player_id', '=', playerId)
      .orderBy('id')
      .execute();
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  it('plays from the wallet: each bet and win changes the balance at once', async () => {
    const player = await site.richPlayer(50_000n);
    const gaming = await houseBalance(database().db, 'house:gaming:orbit');
    const { movedIn, opened, order, sessionToken, sessionId } = await seat(player);
    expect(movedIn).toBe('0.00');
    expect(order).toMatchObject({ walletMode: 'seamless', fundRef: 'cash', gameCode: CODE });
    expect(opened).toMatchObject({ status: 'OK', balance: '500.00' });

    const bet = stake(sessionToken, '20.00');
    expect(await smp('bet', bet)).toEqual({ status: 'OK', balance: '480.00' });
    expect(await getCash(player)).toBe('480.00');
    expect(await smp('win', pay(player, bet, '5.00'))).toEqual({
      status: 'OK',
      balance: '485.00',
    });
    expect(await getRound(bet)).toMatchObject({ state: 'closed', staked: 2_000n, won: 500n });
    expect((await houseBalance(database().db, 'house:gaming:orbit')) - gaming).toBe(1_500n);

    const left = getData<{ state: string; recovered: string; staked: string }>(
      await site.call(play.exitGame, { id: sessionId }, { token: player.token }),
    );
    expect(left).toMatchObject({ state: 'settled', recovered: '0.00', staked: '20.00' });
    expect(await getCash(player)).toBe('485.00');
    expect(await audit()).toEqual([]);
  });

  it('shows a round as one transaction with its net, and sums to the balance', async () => {
    const player = await site.richPlayer(50_000n);
    const { sessionToken } = await seat(player);
    const [lost, won, back] = ['10.00', '10.00', '10.00'].map((amount) =>
      stake(sessionToken, amount),
    ) as [Stake, Stake, Stake];
    for (const bet of [lost, won, back]) await smp('bet', bet);
    await smp('win', pay(player, lost, '0.00'));
    await smp('win', pay(player, won, '25.00'));
    await smp('rollback', undo(player, back));
    const list = getData<{ rows: { kind: string; amount: string }[]; total: number }>(
      await site.call(wallet.billList, { type: 'games' }, { token: player.token }),
    );
    expect(list.rows.map(({ amount }) => amount).sort()).toEqual(['-10.00', '0.00', '15.00']);
    expect(list.total).toBe(3);
    expect(await getCash(player)).toBe('505.00');
  });

  it('accepts exactly as many of 100 racing bets as the balance pays for', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bets = Array.from({ length: 100 }, () => stake(sessionToken, '10.00'));
    // A busy database answers 503 without a decision: the same bet is then repeated.
    const decide = async (bet: Stake): Promise<SmpAnswer> => {
      const answer = await smp('bet', bet);
      return answer.status === 'UNKNOWN' ? await decide(bet) : answer;
    };
    const answers = await Promise.all(bets.map(decide));
    const count = (status: string) => answers.filter((answer) => answer.status === status).length;
    expect([count('OK'), count('NOT_ENOUGH_MONEY')]).toEqual([30, 70]);
    expect(await getCash(player)).toBe('0.00');
    expect(await audit()).toEqual([]);
  });

  it('posts one of many racing bets with the same id, and answers all alike', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    const answers = await Promise.all(Array.from({ length: 20 }, () => smp('bet', bet)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
    expect(await getCash(player)).toBe('290.00');
    expect(await smp('bet', { ...bet, amount: '11.00' })).toMatchObject({
      status: 'DUPLICATE_CONFLICT',
    });
  });

  it('leaves the balance unchanged whichever of a bet and its rollback comes first', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    for (let race = 0; race < 10; race += 1) {
      const bet = stake(sessionToken, '10.00');
      const [placed, undone] = await Promise.all([
        smp('bet', bet),
        smp('rollback', undo(player, bet)),
      ]);
      expect(undone.status).toBe('OK');
      expect(['OK', 'ORIGINAL_ROLLED_BACK']).toContain(placed.status);
      expect(await smp('bet', bet)).toMatchObject({ status: 'ORIGINAL_ROLLED_BACK' });
      expect(await getCash(player)).toBe('300.00');
    }
    expect(await audit()).toEqual([]);
  });

  it('refuses a bet whose rollback came first, and posts nothing for it', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    expect(await smp('rollback', undo(player, bet))).toEqual({ status: 'OK', balance: '300.00' });
    expect(await smp('bet', bet)).toEqual({ status: 'ORIGINAL_ROLLED_BACK', balance: '300.00' });
    expect(await getRound(bet)).toBeUndefined();
  });

  it('accepts wins and rollbacks after the session has ended, and no new bet', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const [won, undone] = [stake(sessionToken, '10.00'), stake(sessionToken, '10.00')];
    for (const bet of [won, undone]) await smp('bet', bet);
    await site.call(play.exitGame, { id: sessionId }, { token: player.token });
    expect(await smp('bet', stake(sessionToken, '10.00'))).toMatchObject({
      status: 'TOKEN_EXPIRED',
    });
    // A repeat of an accepted bet is answered as before.
    expect(await smp('bet', won)).toMatchObject({ status: 'OK' });
    expect(await smp('win', pay(player, won, '50.00'))).toMatchObject({ status: 'OK' });
    expect(await smp('rollback', undo(player, undone))).toMatchObject({ status: 'OK' });
    expect(await getCash(player)).toBe('340.00');
    expect(await audit()).toEqual([]);
  });

  it('goes on with a round of several bets after one of them was rolled back', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const first = stake(sessionToken, '10.00');
    const second = stake(sessionToken, '20.00', { roundId: first.roundId });
    for (const bet of [first, second]) await smp('bet', bet);
    await smp('rollback', undo(player, first));
    expect(await getRound(first)).toMatchObject({ state: 'open' });
    expect(await smp('win', pay(player, second, '40.00'))).toMatchObject({ status: 'OK' });
    expect(await smp('bet', stake(sessionToken, '1.00', { roundId: first.roundId }))).toMatchObject(
      { status: 'DUPLICATE_CONFLICT' },
    );
    expect(await getCash(player)).toBe('320.00');
    expect(await audit()).toEqual([]);
  });

  it('counts a stake once as turnover, and a rolled back one not at all', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const [kept, undone] = [stake(sessionToken, '10.00'), stake(sessionToken, '20.00')];
    for (const bet of [kept, kept, undone]) await smp('bet', bet);
    await smp('win', pay(player, kept, '35.00'));
    for (const _ of [1, 2]) await smp('rollback', undo(player, undone, { txId: 'undone-once' }));
    expect(await getTurnover(player)).toEqual([
      { bet_tx: kept.txId, valid_bet: 1_000n, counted: 1_000n, sink_kind: 'rebate' },
      { bet_tx: undone.txId, valid_bet: 2_000n, counted: 2_000n, sink_kind: 'rebate' },
      { bet_tx: undone.txId, valid_bet: -2_000n, counted: -2_000n, sink_kind: 'rebate' },
    ]);
    expect(await audit()).toEqual([]);
  });

  it('counts the smaller of stake and result in table games, when the round closes', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player, 'orbit-high-table');
    for (const win of ['0.00', '25.00', '12.00', '10.00']) {
      const bet = stake(sessionToken, '10.00', { gameCode: 'high-table' });
      await smp('bet', bet);
      await smp('win', pay(player, bet, win, { gameCode: 'high-table' }));
    }
    const counted = (await getTurnover(player)).map(({ valid_bet }) => valid_bet);
    expect(counted).toEqual([1_000n, 1_000n, 200n]);
    expect(await audit()).toEqual([]);
  });

  it('weighs turnover by the maker, and a later change of the weight changes nothing', async () => {
    const { db } = database();
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const half = { maker_id: 'orbit-pandan', weight_bp: 5_000 };
    await db.insertInto('turnover_weight').values(half).execute();
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    await db.deleteFrom('turnover_weight').execute();
    await smp('rollback', undo(player, bet));
    expect((await getTurnover(player)).map(({ counted }) => counted)).toEqual([500n, -500n]);
  });

  it('names the reason for which a bet is refused', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const getStatus = async (changes: object) =>
      (await smp('bet', stake(sessionToken, '10.00', changes))).status;
    expect(await getStatus({ sessionToken: 'unknown' })).toBe('TOKEN_INVALID');
    expect(await getStatus({ currency: 'THB' })).toBe('WRONG_CURRENCY');
    expect(await getStatus({ gameCode: 'comet' })).toBe('INVALID_GAME');
    expect(await getStatus({ fundRef: 'promo:none' })).toBe('UNKNOWN');
    expect(await getStatus({ amount: '1.001' })).toBe('UNKNOWN');
    expect(await getStatus({ amount: '200.01' })).toBe('LIMIT_REACHED');
    expect(await getStatus({ amount: '200.00' })).toBe('OK');
    expect(await getStatus({ amount: '100.01' })).toBe('NOT_ENOUGH_MONEY');
    expect(await getCash(player)).toBe('100.00');
  });

  it('refuses new rounds in maintenance, and lets a round under way finish', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    const maintain = (until: Date | null) =>
      database()
        .db.updateTable('game')
        .set({ maintenance_ends_at: until })
        .where('id', '=', GAME)
        .execute();
    await maintain(new Date(site.core.clock.now() + HOUR_MS));
    expect(await smp('bet', stake(sessionToken, '10.00'))).toMatchObject({ status: 'MAINTENANCE' });
    expect(await smp('bet', stake(sessionToken, '10.00', { roundId: bet.roundId }))).toMatchObject({
      status: 'OK',
    });
    expect(await smp('win', pay(player, bet, '0.00'))).toMatchObject({ status: 'OK' });
    await maintain(null);
  });

  it('refuses bets of a frozen or halted player, and pays their wins', async () => {
    const { db } = database();
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    const { id } = await db
      .insertInto('ledger_breach')
      .values({
        found_at: new Date(),
        check_id: 'test',
        player_id: player.playerId,
        detail: 'a breach for a test',
        resolved_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await smp('bet', stake(sessionToken, '1.00'))).toMatchObject({
      status: 'USER_DISABLED',
    });
    expect(await smp('win', pay(player, bet, '20.00'))).toMatchObject({ status: 'OK' });
    await db.deleteFrom('ledger_breach').where('id', '=', id).execute();
    await db
      .updateTable('player')
      .set({ frozen_at: new Date() })
      .where('id', '=', player.playerId)
      .execute();
    expect(await smp('bet', stake(sessionToken, '1.00'))).toMatchObject({
      status: 'USER_DISABLED',
    });
    const refused = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `player:${player.playerId}`)
      .where('action', '=', 'round.refused')
      .execute();
    expect(refused).toHaveLength(2);
  });

  it('posts nothing for a win without its bet, and keeps it as a dead letter', async () => {
    const player = await site.richPlayer(30_000n);
    await seat(player);
    const unknown = pay(player, stake('', '10.00'), '99.00');
    expect(await smp('win', unknown)).toEqual({ status: 'BET_NOT_FOUND', balance: '300.00' });
    const letters = await database()
      .db.selectFrom('dead_letter')
      .select(['party', 'reason'])
      .where('player_id', '=', player.playerId)
      .execute();
    expect(letters).toEqual([{ party: 'orbit', reason: 'BET_NOT_FOUND' }]);
  });

  it('accepts a launch token and a session token from the provider that they were given to', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    expect(await smp('balance', { sessionToken })).toEqual({ status: 'OK', balance: '300.00' });
    expect(await smp('balance', { sessionToken }, 'lotus')).toEqual({ status: 'TOKEN_INVALID' });
    getData(await tryLaunch(player, 'orbit-comet'));
    const order = [...site.core.outside.orbit.sessions.values()].at(-1);
    const launchToken = order?.launchToken ?? '';
    expect(await smp('authenticate', { launchToken }, 'lotus')).toEqual({
      status: 'TOKEN_INVALID',
    });
    expect(await smp('authenticate', { launchToken })).toMatchObject({ status: 'OK' });
  });

  it('collects a transfer game before a seamless one opens, and the other way round', async () => {
    const player = await site.richPlayer(30_000n);
    getData(await tryLaunch(player, 'lucky-sevens'));
    expect(await getCash(player)).toBe('0.00');
    expect(await seat(player)).toMatchObject({ collected: '300.00' });
    const back = getData<{ collected: string | null; movedIn: string }>(
      await tryLaunch(player, 'lucky-sevens'),
    );
    expect(back).toMatchObject({ collected: null, movedIn: '300.00' });
  });

  it('gives up an abandoned session without its provider, and without a message about money', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    site.core.outside.orbit.fault = 'silent';
    site.core.clock.advance(60_000);
    await site.core.jobs.runNow('play.recover');
    const open = getData<{ rows: object[]; recovered: object[] }>(
      await site.call(play.openSessions, {}, { token: player.token }),
    );
    expect(open).toMatchObject({ rows: [], recovered: [] });
    site.core.outside.orbit.fault = null;
    expect(await smp('win', pay(player, bet, '30.00'))).toMatchObject({ status: 'OK' });
    expect(await getCash(player)).toBe('320.00');
    const info = getData<{ state: string }>(
      await site.call(play.sessionInfo, { id: sessionId }, { token: player.token }),
    );
    expect(info.state).toBe('settled');
    expect(await audit()).toEqual([]);
  });

  it('revives a session that was taken for abandoned by its next bet', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const leave = await site.call(
      games.autoExitGame,
      { sessionId, mayReturn: true },
      { token: player.token },
    );
    expect(getData(leave)).toMatchObject({ state: 'recovering', amount: '0.00' });
    expect(await smp('bet', stake(sessionToken, '10.00'))).toMatchObject({ status: 'OK' });
    const info = getData<{ state: string }>(
      await site.call(play.sessionInfo, { id: sessionId }, { token: player.token }),
    );
    expect(info.state).toBe('active');
  });

  it('moves nothing on a top-up, since the game plays from the wallet', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionId } = await seat(player);
    const options = { token: player.token, idempotencyKey: newKey() };
    const info = getData<{ movedIn: string }>(
      await site.call(play.topUpGame, { id: sessionId }, options),
    );
    expect(info.movedIn).toBe('0.00');
    expect(await getCash(player)).toBe('300.00');
  });

  it('opens a game without money only while a round waits in it', async () => {
    const player = await site.richPlayer(1_000n);
    const { sessionToken, sessionId } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    await smp('round-state', {
      roundId: bet.roundId,
      playerRef: player.playerId,
      state: 'open',
      resumable: true,
      expiresAt: new Date(site.core.clock.now() + DAY_MS).toISOString(),
    });
    await site.call(play.exitGame, { id: sessionId }, { token: player.token });
    expect(refusalIn(await tryLaunch(player, 'orbit-comet')).reason).toBe('insufficientBalance');
    expect(await listPlayed(player)).toMatchObject([
      {
        gameId: GAME,
        openRound: {
          staked: '10.00',
          expiresAt: new Date(site.core.clock.now() + DAY_MS).toISOString(),
        },
      },
    ]);
    const again = await seat(player);
    expect(again.opened).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await smp('win', pay(player, bet, '35.00'))).toMatchObject({ balance: '35.00' });
    expect(await getRound(bet)).toMatchObject({ state: 'closed' });
    expect(await listPlayed(player)).toMatchObject([{ gameId: GAME, openRound: null }]);
  });

  it('says that a round waits when a page goes away (autoExitGame)', async () => {
    const player = await site.richPlayer(30_000n);
    const leave = async () =>
      getData(await site.call(games.autoExitGame, {}, { token: player.token }));
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    const round = { roundId: bet.roundId, playerRef: player.playerId, resumable: true };
    await smp('round-state', { ...round, state: 'open', expiresAt: null });
    expect(await leave()).toEqual({ amount: '0.00', state: 'resumable', retryAt: null });
    expect(await leave()).toMatchObject({ state: 'nothing' });
    await seat(player);
    await smp('win', pay(player, bet, '35.00'));
    expect(await leave()).toMatchObject({ state: 'settled' });
  });

  it('lists a game whose round waits before those that were played later', async () => {
    const player = await site.richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    await smp('round-state', {
      roundId: bet.roundId,
      playerRef: player.playerId,
      state: 'open',
      resumable: true,
      expiresAt: null,
    });
    await site.call(play.exitGame, { id: sessionId }, { token: player.token });
    site.core.clock.advance(60_000);
    const later = getData<{ sessionId: string }>(await tryLaunch(player, 'orbit-comet'));
    await site.call(play.exitGame, { id: later.sessionId }, { token: player.token });
    expect((await listPlayed(player)).map(({ gameId }) => gameId)).toEqual([GAME, 'orbit-comet']);
  });

  it('keeps equal codes of two providers apart', async () => {
    const rows = await database()
      .db.selectFrom('game')
      .select(['id', 'provider', 'game_code', 'maker_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 'lucky-sevens', provider: 'lotus', game_code: 'lucky-sevens', maker_id: 'pandan' },
      {
        id: 'orbit-comet',
        provider: 'orbit',
        game_code: 'comet',
        maker_id: 'orbit-pandan',
      },
      {
        id: 'orbit-high-table',
        provider: 'orbit',
        game_code: 'high-table',
        maker_id: 'orbit-pandan',
      },
      { id: GAME, provider: 'orbit', game_code: CODE, maker_id: 'orbit-pandan' },
    ]);
  });
});
