import { HOUR_MS } from '@parlor/api/constants';
import { expect, it } from 'vitest';
import { describeOnDatabases, getData, openSeamlessSite, STAR_MINES } from '../../testing/index.ts';

describeOnDatabases('refused bets of a seamless wallet', (database) => {
  const { getCash, pay, seat, site, smp, stake, tryLaunch } = openSeamlessSite(database);

  it('names the reason for which a bet is refused', async () => {
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    const maintain = (until: Date | null) =>
      database()
        .db.updateTable('game')
        .set({ maintenance_ends_at: until })
        .where('id', '=', STAR_MINES.id)
        .execute();
    await maintain(new Date(site().core.clock.now() + HOUR_MS));
    expect(await smp('bet', stake(sessionToken, '10.00'))).toMatchObject({ status: 'MAINTENANCE' });
    expect(await smp('bet', stake(sessionToken, '10.00', { roundId: bet.roundId }))).toMatchObject({
      status: 'OK',
    });
    expect(await smp('win', pay(player, bet, '0.00'))).toMatchObject({ status: 'OK' });
    await maintain(null);
  });

  it('refuses bets of a frozen or halted player, and pays their wins', async () => {
    const { db } = database();
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
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
    const player = await site().richPlayer(30_000n);
    const { sessionToken } = await seat(player);
    expect(await smp('balance', { sessionToken })).toEqual({ status: 'OK', balance: '300.00' });
    expect(await smp('balance', { sessionToken }, 'lotus')).toEqual({ status: 'TOKEN_INVALID' });
    getData(await tryLaunch(player, 'orbit-comet'));
    const order = [...site().core.outside.orbit.sessions.values()].at(-1);
    const launchToken = order?.launchToken ?? '';
    expect(await smp('authenticate', { launchToken }, 'lotus')).toEqual({
      status: 'TOKEN_INVALID',
    });
    expect(await smp('authenticate', { launchToken })).toMatchObject({ status: 'OK' });
  });
});
