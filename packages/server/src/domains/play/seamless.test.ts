import { play, wallet } from '@parlor/api/calls';
import { expect, it } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  openSeamlessSite,
  type SmpAnswer,
  STAR_MINES,
  type Stake,
} from '../../testing/index.ts';

describeOnDatabases('play with a seamless wallet', (database) => {
  const { audit, getCash, getRound, pay, seat, site, smp, stake, undo } =
    openSeamlessSite(database);

  it('plays from the wallet: each bet and win changes the balance at once', async () => {
    const player = await site().richPlayer(50_000n);
    const gaming = await houseBalance(database().db, 'house:gaming:orbit');
    const { movedIn, opened, order, sessionToken, sessionId } = await seat(player);
    expect(movedIn).toBe('0.00');
    expect(order).toMatchObject({
      walletMode: 'seamless',
      fundRef: 'cash',
      gameCode: STAR_MINES.code,
    });
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
      await site().call(play.exitGame, { id: sessionId }, { token: player.token }),
    );
    expect(left).toMatchObject({ state: 'settled', recovered: '0.00', staked: '20.00' });
    expect(await getCash(player)).toBe('485.00');
    expect(await audit()).toEqual([]);
  });

  it('shows a round as one transaction with its net, and sums to the balance', async () => {
    const player = await site().richPlayer(50_000n);
    const { sessionToken } = await seat(player);
    const [lost, won, back] = ['10.00', '10.00', '10.00'].map((amount) =>
      stake(sessionToken, amount),
    ) as [Stake, Stake, Stake];
    for (const bet of [lost, won, back]) await smp('bet', bet);
    await smp('win', pay(player, lost, '0.00'));
    await smp('win', pay(player, won, '25.00'));
    await smp('rollback', undo(player, back));
    const list = getData<{ rows: { kind: string; amount: string }[]; total: number }>(
      await site().call(wallet.billList, { type: 'games' }, { token: player.token }),
    );
    expect(list.rows.map(({ amount }) => amount).sort()).toEqual(['-10.00', '0.00', '15.00']);
    expect(list.total).toBe(3);
    expect(await getCash(player)).toBe('505.00');
  });

  it('accepts exactly as many of 100 racing bets as the balance pays for', async () => {
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    expect(await smp('rollback', undo(player, bet))).toEqual({ status: 'OK', balance: '300.00' });
    expect(await smp('bet', bet)).toEqual({ status: 'ORIGINAL_ROLLED_BACK', balance: '300.00' });
    expect(await getRound(bet)).toBeUndefined();
  });

  it('accepts wins and rollbacks after the session has ended, and no new bet', async () => {
    const player = await site().richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const [won, undone] = [stake(sessionToken, '10.00'), stake(sessionToken, '10.00')];
    for (const bet of [won, undone]) await smp('bet', bet);
    await site().call(play.exitGame, { id: sessionId }, { token: player.token });
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
    const player = await site().richPlayer(30_000n);
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
      {
        id: STAR_MINES.id,
        provider: 'orbit',
        game_code: STAR_MINES.code,
        maker_id: 'orbit-pandan',
      },
    ]);
  });
});
