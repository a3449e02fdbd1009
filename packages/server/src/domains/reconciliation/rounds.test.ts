import { play } from '@parlor/api/calls';
import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import { reconciliation } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  getSnapshot,
  newKey,
  openTestSite,
  providerGame,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { postEvent } from '../play/rounds.ts';

const GAME = 'lucky-sevens';

describeOnDatabases('the comparison with the round feed of a game provider', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let player: TestPlayer;
  let days = 0;
  beforeAll(async () => {
    site = await openTestSite(database().db, { seamlessGames: [providerGame('comet')] });
    const { lotus, orbit } = site.core.outside;
    lotus.clock = site.core.clock;
    orbit.clock = site.core.clock;
    operator = testOperator(site);
    player = await site.richPlayer(100_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    getData(await site.call(play.launchGame, { id: GAME }, options));
  });
  afterAll(() => site.close());
  // Each test has a day of its own, at noon of the site.
  beforeEach(() => {
    days += 1;
    site.core.clock.set(new Date(Date.parse('2026-11-18T04:00:00Z') + days * DAY_MS).toISOString());
  });

  const today = () => new Date(site.core.clock.now() + 8 * HOUR_MS).toISOString().slice(0, 10);
  const playThere = (bet: bigint, win: bigint) =>
    site.core.outside.lotus.play({
      playerRef: player.playerId,
      fundRef: 'cash',
      gameCode: GAME,
      bet,
      win,
    });
  const report = async (event: RoundEvent, provider = 'lotus') => {
    const money = { currency: 'PHP', exponent: 2 };
    expect(await postEvent(site.core, provider, money, event)).toBe('OK');
  };
  const playBoth = async (bet: bigint, win: bigint) => {
    const round = playThere(bet, win);
    await report(round.bet);
    await report(round.win);
    return round;
  };
  const run = (party = 'lotus') =>
    operator.must(reconciliation.runReconciliation, { day: today(), party });
  const listOpen = async () =>
    (await operator.must(reconciliation.listDifferences)).rows.filter(({ day }) => day === today());

  it('finds no difference in a day of won, lost and void rounds', async () => {
    await playBoth(2_000n, 4_500n);
    await playBoth(1_000n, 0n);
    const { bet } = playThere(500n, 0n);
    await report(bet);
    await report(site.core.outside.lotus.rollBack(bet));
    // Its win was reported before the rollback by the fake provider, and is worth nothing.
    expect(await run()).toMatchObject({ ours: '-15.00', theirs: '-15.00' });
    expect((await listOpen()).filter(({ theirs }) => theirs !== '0.00')).toEqual([]);
  });

  it('lists a missing round, another amount and an unknown round, and posts nothing', async () => {
    const missing = playThere(700n, 300n);
    const other = playThere(900n, 0n);
    await report({ ...other.bet, amount: '8.00' });
    await report(other.win);
    const unknown = { ...other.bet, txId: 'planted-bet', roundId: 'planted', amount: '5.00' };
    await report(unknown);
    const before = await getSnapshot(database().db);
    expect(await run()).toMatchObject({ ours: '13.00', theirs: '13.00', open: 4 });
    const found = await listOpen();
    expect(found.map(({ key, ours, theirs }) => [key, ours, theirs]).toSorted()).toEqual(
      [
        [missing.bet.txId, null, '7.00'],
        [missing.win.txId, null, '-3.00'],
        [other.bet.txId, '8.00', '9.00'],
        ['planted-bet', '5.00', null],
      ].toSorted(),
    );
    expect(found.find(({ key }) => key === 'planted-bet')).toMatchObject({
      channel: 'lotus',
      reference: 'planted',
    });
    const after = await getSnapshot(database().db);
    const pick = (all: object) =>
      Object.entries(all).filter(([table]) => /^ledger_|^game_round|^play_/.test(table));
    expect(pick(after)).toEqual(pick(before));
    // Found again, listed once.
    expect((await run()).open).toBe(4);
    expect(await listOpen()).toHaveLength(4);
  });

  it('closes a difference once the lost report is posted, and others by an explanation', async () => {
    const late = playThere(600n, 0n);
    await report({ ...late.bet, txId: 'unexplained', roundId: 'unexplained' });
    expect((await run()).open).toBe(3);
    await report(late.bet);
    await report(late.win);
    expect((await run()).open).toBe(1);
    const [{ id } = { id: '' }] = await listOpen();
    await operator.must(reconciliation.explainDifference, { id, reason: 'the provider lost it' });
    expect((await run()).open).toBe(0);
  });

  it('leaves out a bet that was rolled back because its response was lost', async () => {
    const bet: RoundEvent = {
      ...playThere(100n, 0n).bet,
      txId: 'undone',
      roundId: 'undone',
      gameCode: 'comet',
    };
    await site.give(player, 10_000n);
    await report(bet, 'orbit');
    const rollback = { ...bet, type: 'rollback', txId: 'undone-back', refTxId: 'undone' } as const;
    await report(rollback, 'orbit');
    expect(await run('orbit')).toMatchObject({ lines: 0, open: 0 });
  });

  it('finds a win that was posted hours after the provider’s midnight', async () => {
    const { bet, win } = playThere(400n, 200n);
    await report(bet);
    site.core.clock.advance(DAY_MS);
    days += 1;
    await report(win);
    await run();
    expect((await listOpen()).filter(({ key }) => key === win.txId)).toEqual([]);
  });

  it('compares every party each night, and a silent one again', async () => {
    const { bet } = playThere(300n, 0n);
    const day = today();
    site.core.clock.advance(DAY_MS);
    const { lotus } = site.core.outside;
    lotus.fault = 'silent';
    const nightly = () => site.core.jobs.runNow('reconciliation.nightly');
    await nightly().catch(() => undefined);
    const checks = async () =>
      (
        await database()
          .db.selectFrom('statement_check')
          .select('party')
          .where('day', '=', day)
          .execute()
      ).map(({ party }) => party);
    expect((await checks()).toSorted()).toEqual(['accounts', 'bank', 'orbit']);
    lotus.fault = null;
    await nightly();
    await nightly();
    expect((await checks()).toSorted()).toEqual(['accounts', 'bank', 'lotus', 'orbit']);
    const { rows } = await operator.must(reconciliation.listDifferences);
    expect(rows.filter(({ key }) => key === bet.txId)).toMatchObject([{ day, theirs: '3.00' }]);
  });

  it('refuses an unknown party', async () => {
    const { status } = await operator.ask(reconciliation.runReconciliation, {
      day: today(),
      party: 'nobody',
    });
    expect(status).toBe(404);
  });
});
