import { play, wallet } from '@parlor/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameProviderPort, RoundEvent } from '../../core/integrations/ports.ts';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { postEvent } from './rounds.ts';

interface SessionAnswer {
  sessionId: string;
  state: string;
  recovered: string | null;
}

describeOnDatabases('recovery of play', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const lotus = () => site.core.outside.lotus;
  const richPlayer = () => site.richPlayer(50_000n);
  const tryLaunch = ({ token }: TestPlayer, idempotencyKey = newKey()) =>
    site.call(play.launchGame, { id: 'lucky-sevens' }, { token, idempotencyKey });
  const launch = async (player: TestPlayer, key?: string) =>
    getData<{ sessionId: string; launchUrl: string; movedIn: string; collected: string | null }>(
      await tryLaunch(player, key),
    );
  const exit = async ({ token }: TestPlayer, id: string) =>
    getData<SessionAnswer>(await site.call(play.exitGame, { id }, { token }));
  const session = async ({ token }: TestPlayer, id: string) =>
    getData<SessionAnswer>(await site.call(play.sessionInfo, { id }, { token }));
  const round = (player: TestPlayer, bet: bigint, win: bigint) =>
    lotus().play({
      playerRef: player.playerId,
      fundRef: 'cash',
      gameCode: 'lucky-sevens',
      bet,
      win,
    });
  const post = (event: RoundEvent) =>
    postEvent(site.core, 'lotus', { currency: 'PHP', exponent: 2 }, event);

  /** Runs `act` with a modified provider port, and restores it. */
  async function withPort<T>(changes: Partial<GameProviderPort>, act: () => Promise<T>) {
    const { port } = lotus();
    const before = { ...port };
    Object.assign(port, changes);
    try {
      return await act();
    } finally {
      Object.assign(port, before);
    }
  }
  /** A call that never returns, as after a process crash in the middle of it. */
  function lostCall() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const call = () => {
      resolve();
      return new Promise<never>(() => {});
    };
    return { call, made: promise };
  }

  describe('a launch whose first attempt was interrupted', () => {
    it.each([
      ['before its money was handed over', 'transfer'],
      ['before the provider had opened the session', 'createSession'],
    ] as const)('%s resumes under its key', async (_, call) => {
      const player = await richPlayer();
      const key = newKey();
      const lost = lostCall();
      await withPort({ [call]: lost.call }, async () => {
        void tryLaunch(player, key);
        await lost.made;
      });
      expect((await site.balance(player)).balance).toBe('0.00');
      expect(await getState(player)).toBe('sent');
      // As long as "not found" may mean that the transfer is in transit, nothing is decided.
      site.core.clock.advance(46_000);
      const again = await tryLaunch(player, key);
      if (call === 'transfer') {
        expect(refusalIn(again).reason).toBe('game.providerDown');
        expect(await site.balance(player)).toMatchObject({ balance: '500.00', total: '500.00' });
        return;
      }
      const launched = getData<{ sessionId: string; movedIn: string }>(again);
      expect(launched.movedIn).toBe('500.00');
      expect((await exit(player, launched.sessionId)).recovered).toBe('500.00');
    });

    const getState = async ({ playerId }: TestPlayer) =>
      (
        await database()
          .db.selectFrom('maker_transfer')
          .select('state')
          .where('player_id', '=', playerId)
          .executeTakeFirst()
      )?.state;
  });

  it('opens one session for concurrent requests with one key, and returns it to all', async () => {
    const player = await richPlayer();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => launch(player, key)));
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(new Set(answers.map(({ launchUrl }) => launchUrl)).size).toBe(1);
    expect(await site.balance(player)).toMatchObject({ inPlay: '500.00', total: '500.00' });
  });

  it('returns a win after settlement to the wallet', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    const { bet, win } = round(player, 1_000n, 0n);
    await post(bet);
    expect((await exit(player, sessionId)).recovered).toBe('490.00');
    // The provider pays it into its own wallet of the player, and reports it later.
    const late: RoundEvent = { ...win, txId: `${win.txId}-late`, amount: '25.00' };
    await withPort(lateWallet('25.00'), async () => {
      expect(await post(late)).toBe('OK');
      expect(await site.balance(player)).toMatchObject({ balance: '490.00', inPlay: '25.00' });
      expect((await session(player, sessionId)).state).toBe('recovering');
      const asked = await site.call(wallet.budgetAmount, {}, { token: player.token });
      expect(getData(asked)).toMatchObject({ balance: '515.00', inPlay: '0.00' });
    });
    expect(await session(player, sessionId)).toMatchObject({
      state: 'settled',
      recovered: '515.00',
    });
  });

  it('returns a late win by the worker, and posts a duplicate once', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    const { bet, win } = round(player, 1_000n, 0n);
    await post(bet);
    await exit(player, sessionId);
    const late: RoundEvent = { ...win, txId: `${win.txId}-late`, amount: '10.00' };
    await withPort(lateWallet('10.00'), async () => {
      await Promise.all([post(late), post(late)]);
      await site.core.jobs.runNow('play.recover');
      await post(late);
    });
    expect(await site.balance(player)).toMatchObject({ balance: '500.00', inPlay: '0.00' });
    expect((await session(player, sessionId)).state).toBe('settled');
  });

  /**
   * The balance of the provider's wallet is taken out once, under the cursor of the posted events.
   */
  function lateWallet(amount: string): Partial<GameProviderPort> {
    let left = amount;
    return {
      transfer: async ({ transferId }) => {
        const taken = left;
        left = '0.00';
        return { transferId, status: 'completed', amount: taken, balance: '0.00', cursor: null };
      },
    };
  }

  it('pays a win to the player of its bet', async () => {
    const [winner, other] = [await richPlayer(), await richPlayer()];
    await launch(winner);
    await launch(other);
    const { bet, win } = round(winner, 1_000n, 5_000n);
    await post(bet);
    expect(await post({ ...win, playerRef: other.playerId })).toBe('BET_NOT_FOUND');
    expect((await site.balance(other)).inPlay).toBe('500.00');
    expect(await post(win)).toBe('OK');
  });

  it('reports everything recovered after an exit that was interrupted before its session was updated', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    await exit(player, sessionId);
    // As after a crash: the transfer out is completed, the session not yet settled.
    await database()
      .db.updateTable('play_session')
      .set({ state: 'leaving', recovered: null, ended_at: null })
      .where('id', '=', sessionId)
      .execute();
    await site.core.jobs.runNow('play.recover');
    expect(await session(player, sessionId)).toMatchObject({
      state: 'settled',
      recovered: '500.00',
    });
  });

  it.each([null, '1.234', 'much'])(
    'does not treat an amount of %s as zero: the money waits for a valid response',
    async (amount) => {
      const player = await richPlayer();
      const { sessionId } = await launch(player);
      const { transfer } = { ...lotus().port };
      const nonsense: Partial<GameProviderPort> = {
        transfer: async (request) => ({ ...(await transfer(request)), amount }),
      };
      const left = await withPort(nonsense, () => exit(player, sessionId));
      expect(left.state).toBe('recovering');
      expect(await site.balance(player)).toMatchObject({ inPlay: '500.00', total: '500.00' });
      site.core.clock.advance(10_000);
      await site.core.jobs.runNow('play.recover');
      expect((await site.balance(player)).balance).toBe('500.00');
    },
  );

  it('returns money that was never sent, without the provider', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    await exit(player, sessionId);
    let outs = 0;
    const lost = lostCall();
    const { transfer } = { ...lotus().port };
    await withPort(
      {
        transfer: async (request) => {
          if (request.playerRef !== player.playerId) return transfer(request);
          if (request.direction === 'in') return lost.call();
          outs += 1;
          return transfer(request);
        },
      },
      async () => {
        void tryLaunch(player);
        // It is marked as sent by now: the result that is reported here is older.
        await lost.made;
        expect((await site.balance(player)).inTransit).toBe('500.00');
        await database()
          .db.updateTable('maker_transfer')
          .set({ state: 'reserved', sent_at: null })
          .where('player_id', '=', player.playerId)
          .where('state', '=', 'sent')
          .execute();
        site.core.clock.advance(91_000);
        await site.core.jobs.runNow('play.recover');
      },
    );
    expect(outs).toBe(1);
    expect(await site.balance(player)).toMatchObject({ balance: '500.00', inTransit: '0.00' });
  });

  it('refuses a top-up with an old key and another amount as a conflict (S4)', async () => {
    const player = await richPlayer();
    const { sessionId } = await launch(player);
    await site.give(player, 20_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    const topUp = (amount?: string) =>
      site.call(play.topUpGame, { id: sessionId, amount }, options);
    getData(await topUp('50'));
    getData(await topUp('50.00'));
    for (const other of ['60', undefined]) {
      expect(refusalIn(await topUp(other)).reason).toBe('idempotency.conflict');
    }
    expect(await site.balance(player)).toMatchObject({ balance: '150.00', inPlay: '550.00' });
  });

  it('holds every invariant, with nothing unexplained', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
    expect(await houseBalance(database().db, 'house:suspense')).toBe(0n);
  });
});
