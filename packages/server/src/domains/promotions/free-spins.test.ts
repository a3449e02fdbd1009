import { promotions } from '@parlor/api/calls';
import type { FundingRecord } from '@parlor/api/entities/promotion';
import { expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  type Joined,
  openPromotionSite,
  SLOT,
} from '../../testing/index.ts';

describeOnDatabases('free spins of a promotion', (database) => {
  const { audit, close, joined, launch, previewOf, recordOf, seat, site, smp, spin } =
    openPromotionSite(database);

  const spinsOf = async ({ id }: Joined) =>
    await database()
      .db.selectFrom('promotion_free_spins')
      .select(['granted', 'used', 'voided'])
      .where('record_id', '=', id)
      .executeTakeFirst();
  const orderOf = ({ fundRef }: Joined, provider: 'lotus' | 'orbit') =>
    [...site().core.outside[provider].sessions.values()].findLast(
      (session) => session.fundRef === fundRef,
    );
  const free = { freeSpin: true };

  it('are granted to a seamless game, which requests each of them', async () => {
    const of = await joined('net-win');
    const { bet, win } = await seat(of);
    expect(orderOf(of, 'orbit')).toMatchObject({ freeSpins: { spins: 10, stake: '1.00' } });
    const first = await bet('0.00', free);
    expect(first.answer).toMatchObject({ status: 'OK', balance: '110.00' });
    expect(await win(first.bet, '7.50')).toMatchObject({ status: 'OK', balance: '117.50' });
    expect(await smp('bet', first.bet)).toMatchObject({ status: 'OK' });
    expect(await recordOf(of)).toMatchObject({
      freeSpins: 9,
      currentBalance: '117.50',
      currentBetAmount: '0.00',
      currentNetwinAmount: '7.50',
    });
    for (let spin = 1; spin < 10; spin += 1) {
      expect((await bet('0.00', free)).answer).toMatchObject({ status: 'OK' });
    }
    expect((await bet('0.00', free)).answer).toMatchObject({ status: 'LIMIT_REACHED' });
    expect((await bet('1.00', free)).answer).toMatchObject({ status: 'UNKNOWN' });
    expect(await spinsOf(of)).toEqual({ granted: 10, used: 10, voided: 0 });
    expect(await audit()).toEqual([]);
  });

  it('are given back when a seamless bet is rolled back', async () => {
    const of = await joined('net-win');
    const { bet, rollBack } = await seat(of);
    const { bet: placed } = await bet('0.00', free);
    expect(await spinsOf(of)).toMatchObject({ used: 1 });
    expect(await rollBack(placed)).toMatchObject({ status: 'OK' });
    // Another rollback of the same bet gives nothing back.
    expect(await rollBack(placed)).toMatchObject({ status: 'DUPLICATE_CONFLICT' });
    expect(await spinsOf(of)).toEqual({ granted: 10, used: 0, voided: 0 });
  });

  it('are played in a transfer wallet, also with an empty balance, and void at the end', async () => {
    const of = await joined('net-win');
    getData(await launch(of));
    expect(orderOf(of, 'lotus')).toMatchObject({ freeSpins: { spins: 10, stake: '1.00' } });
    await spin(of, 10_000n, 0n);
    await spin(of, 1_000n, 0n);
    const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode: SLOT };
    site().core.outside.lotus.play({ ...round, bet: 0n, win: 300n, freeSpin: true });
    site().core.outside.lotus.play({ ...round, bet: 0n, win: 0n, freeSpin: true });
    await site().core.jobs.runNow('play.reconcile');
    expect(await recordOf(of)).toMatchObject({ freeSpins: 8, currentBalance: '3.00' });
    await spin(of, 300n, 0n);
    getData(await launch(of));
    expect(orderOf(of, 'lotus')).toMatchObject({ freeSpins: { spins: 8, stake: '1.00' } });
    expect((await previewOf(of)).settle.voidedFreeSpins).toBe(8);
    getData(await close(of));
    expect(await spinsOf(of)).toEqual({ granted: 10, used: 2, voided: 8 });
    expect(await audit()).toEqual([]);
  });

  it('posts and flags a spin too many of a transfer wallet, which decides alone', async () => {
    const of = await joined();
    getData(await launch(of));
    expect(orderOf(of, 'lotus')).not.toHaveProperty('freeSpins');
    const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode: SLOT };
    site().core.outside.lotus.play({ ...round, bet: 0n, win: 500n, freeSpin: true });
    await site().core.jobs.runNow('play.reconcile');
    expect(await recordOf(of)).toMatchObject({ freeSpins: 0, currentBalance: '205.00' });
    const flagged = await database()
      .db.selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `player:${of.player.playerId}`)
      .where('action', '=', 'round.freeSpinNotGranted')
      .execute();
    expect(flagged).toHaveLength(1);
  });

  it('lists what they are worth in a game, which need not have a balance', async () => {
    const of = await joined('net-win');
    const token = of.player.token;
    const fundsIn = async (gameId: string) =>
      getData<{ rows: FundingRecord[] }>(
        await site().call(promotions.recordsForGame, { gameId }, { token }),
      ).rows;
    expect(await fundsIn(SLOT)).toMatchObject([{ freeSpins: 10, freeSpinStake: '1.00' }]);
    expect(await fundsIn('high-table')).toMatchObject([{ freeSpinStake: null }]);
  });
});
