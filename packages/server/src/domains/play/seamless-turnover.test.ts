import { expect, it } from 'vitest';
import { describeOnDatabases, openSeamlessSite, type TestPlayer } from '../../testing/index.ts';

describeOnDatabases('turnover of a seamless wallet', (database) => {
  const { audit, pay, seat, site, smp, stake, undo } = openSeamlessSite(database);

  const getTurnover = ({ playerId }: TestPlayer) =>
    database()
      .db.selectFrom('turnover_entry')
      .select(['bet_tx', 'valid_bet', 'counted', 'sink_kind'])
      .where('player_id', '=', playerId)
      .orderBy('id')
      .execute();

  it('counts a stake once as turnover, and a rolled back one not at all', async () => {
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const half = { maker_id: 'orbit-pandan', weight_bp: 5_000 };
    await db.insertInto('turnover_weight').values(half).execute();
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    await db.deleteFrom('turnover_weight').execute();
    await smp('rollback', undo(player, bet));
    expect((await getTurnover(player)).map(({ counted }) => counted)).toEqual([500n, -500n]);
  });
});
