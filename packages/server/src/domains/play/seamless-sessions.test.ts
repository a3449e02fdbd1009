import { games, lobby, play } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openSeamlessSite,
  refusalIn,
  STAR_MINES,
  type TestPlayer,
} from '../../testing/index.ts';

describeOnDatabases('sessions with a seamless wallet', (database) => {
  const { audit, getCash, getRound, pay, seat, site, smp, stake, tryLaunch } =
    openSeamlessSite(database);

  const listPlayed = async (player: TestPlayer) =>
    getData<{ rows: { gameId: string; openRound: object | null }[] }>(
      await site().call(lobby.playHistory, {}, { token: player.token }),
    ).rows;

  it('collects a transfer game before a seamless one opens, and the other way round', async () => {
    const player = await site().richPlayer(30_000n);
    getData(await tryLaunch(player, 'lucky-sevens'));
    expect(await getCash(player)).toBe('0.00');
    expect(await seat(player)).toMatchObject({ collected: '300.00' });
    const back = getData<{ collected: string | null; movedIn: string }>(
      await tryLaunch(player, 'lucky-sevens'),
    );
    expect(back).toMatchObject({ collected: null, movedIn: '300.00' });
  });

  it('gives up an abandoned session without its provider, and without a message about money', async () => {
    const player = await site().richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    site().core.outside.orbit.fault = 'silent';
    site().core.clock.advance(60_000);
    await site().core.jobs.runNow('play.recover');
    const open = getData<{ rows: object[]; recovered: object[] }>(
      await site().call(play.openSessions, {}, { token: player.token }),
    );
    expect(open).toMatchObject({ rows: [], recovered: [] });
    site().core.outside.orbit.fault = null;
    expect(await smp('win', pay(player, bet, '30.00'))).toMatchObject({ status: 'OK' });
    expect(await getCash(player)).toBe('320.00');
    const info = getData<{ state: string }>(
      await site().call(play.sessionInfo, { id: sessionId }, { token: player.token }),
    );
    expect(info.state).toBe('settled');
    expect(await audit()).toEqual([]);
  });

  it('revives a session that was taken for abandoned by its next bet', async () => {
    const player = await site().richPlayer(30_000n);
    const { sessionToken, sessionId } = await seat(player);
    const leave = await site().call(
      games.autoExitGame,
      { sessionId, mayReturn: true },
      { token: player.token },
    );
    expect(getData(leave)).toMatchObject({ state: 'recovering', amount: '0.00' });
    expect(await smp('bet', stake(sessionToken, '10.00'))).toMatchObject({ status: 'OK' });
    const info = getData<{ state: string }>(
      await site().call(play.sessionInfo, { id: sessionId }, { token: player.token }),
    );
    expect(info.state).toBe('active');
  });

  it('moves nothing on a top-up, since the game plays from the wallet', async () => {
    const player = await site().richPlayer(30_000n);
    const { sessionId } = await seat(player);
    const options = { token: player.token, idempotencyKey: newKey() };
    const info = getData<{ movedIn: string }>(
      await site().call(play.topUpGame, { id: sessionId }, options),
    );
    expect(info.movedIn).toBe('0.00');
    expect(await getCash(player)).toBe('300.00');
  });

  it('opens a game without money only while a round waits in it', async () => {
    const player = await site().richPlayer(1_000n);
    const { sessionToken, sessionId } = await seat(player);
    const bet = stake(sessionToken, '10.00');
    await smp('bet', bet);
    await smp('round-state', {
      roundId: bet.roundId,
      playerRef: player.playerId,
      state: 'open',
      resumable: true,
      expiresAt: new Date(site().core.clock.now() + DAY_MS).toISOString(),
    });
    await site().call(play.exitGame, { id: sessionId }, { token: player.token });
    expect(refusalIn(await tryLaunch(player, 'orbit-comet')).reason).toBe('insufficientBalance');
    expect(await listPlayed(player)).toMatchObject([
      {
        gameId: STAR_MINES.id,
        openRound: {
          staked: '10.00',
          expiresAt: new Date(site().core.clock.now() + DAY_MS).toISOString(),
        },
      },
    ]);
    const { openRounds } = getData<{ openRounds: object[] }>(
      await site().call(play.openSessions, {}, { token: player.token }),
    );
    expect(openRounds).toEqual([
      {
        gameId: STAR_MINES.id,
        staked: '10.00',
        expiresAt: new Date(site().core.clock.now() + DAY_MS).toISOString(),
      },
    ]);
    const again = await seat(player);
    expect(again.opened).toMatchObject({ status: 'OK', balance: '0.00' });
    expect(await smp('win', pay(player, bet, '35.00'))).toMatchObject({ balance: '35.00' });
    expect(await getRound(bet)).toMatchObject({ state: 'closed' });
    expect(await listPlayed(player)).toMatchObject([{ gameId: STAR_MINES.id, openRound: null }]);
  });

  it('says that a round waits when a page goes away (autoExitGame)', async () => {
    const player = await site().richPlayer(30_000n);
    const leave = async () =>
      getData(await site().call(games.autoExitGame, {}, { token: player.token }));
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
    const player = await site().richPlayer(30_000n);
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
    await site().call(play.exitGame, { id: sessionId }, { token: player.token });
    site().core.clock.advance(60_000);
    const later = getData<{ sessionId: string }>(await tryLaunch(player, 'orbit-comet'));
    await site().call(play.exitGame, { id: later.sessionId }, { token: player.token });
    expect((await listPlayed(player)).map(({ gameId }) => gameId)).toEqual([
      STAR_MINES.id,
      'orbit-comet',
    ]);
  });
});
