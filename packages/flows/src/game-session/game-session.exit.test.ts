import { describe, expect, it } from 'vitest';
import {
  active,
  openByAddress,
  ready,
  recovering,
  start,
  startLeaving,
  startPlaying,
} from '../testing/game-visits.ts';
import { launch, settledSession } from '../testing/games.ts';
import { offline, refused } from '../testing/index.ts';
import { selectLaunch, selectOpenVisit } from './game-session.selectors.ts';
import type { OpenVisit } from './game-session.types.ts';

describe('a reload', () => {
  const visit: OpenVisit = {
    sessionId: 's1',
    recordId: undefined,
    launchKey: undefined,
    topUpKey: undefined,
  };

  it.each(['created', 'active', 'abandoned'] as const)(
    'rejoins the session of this tab that is %s, whatever the balance',
    async (state) => {
      const flow = openByAddress(visit);
      const unfinished = { ...active, state, inGame: '0.00' };
      await flow.resolve('check', { ...ready, balance: '0.00', sessions: [unfinished] });
      expect(flow.calls('rejoin')).toEqual([{ sessionId: 's1' }]);
      await flow.resolve('rejoin', launch);
      expect(flow.view()).toBe('loadingFrame');
      expect(selectOpenVisit(flow.snapshot())).toEqual(visit);
      flow.send({ type: 'game.ready' });
      expect(flow.view()).toBe('playing');
      expect(flow.calls('launch')).toEqual([]);
      expect(flow.calls('topUp')).toEqual([]);
    },
  );

  it('shows Play when the session has ended, or belongs to another tab', async () => {
    const ended = openByAddress(visit);
    await ended.resolve('check', ready);
    expect(ended.view()).toBe('ready');
    expect(selectOpenVisit(ended.snapshot())).toBeUndefined();
    const other = openByAddress(visit);
    await other.resolve('check', { ...ready, sessions: [{ ...active, sessionId: 's2' }] });
    expect(other.view()).toBe('ready');
  });

  it('shows Play when the session ends before the server receives the reload', async () => {
    const flow = openByAddress(visit);
    await flow.resolve('check', { ...ready, sessions: [active] });
    await flow.reject('rejoin', refused('game.sessionEnded'));
    await flow.resolve('check', { ...ready, sessions: [active] });
    expect(flow.view()).toBe('ready');
  });

  it('tries to rejoin again after a lost answer, and rejoins after another reload', async () => {
    const flow = openByAddress(visit);
    await flow.resolve('check', { ...ready, sessions: [active] });
    await flow.reject('rejoin', offline);
    expect(flow.view()).toBe('checkFailed');
    flow.send({ type: 'retry' });
    await flow.resolve('check', { ...ready, sessions: [active] });
    expect(flow.view()).toBe('rejoining');
    flow.send({ type: 'page.left' });
    expect(flow.emitted).toEqual([{ type: 'autoExit', sessionId: 's1', mayReturn: true }]);
    expect(selectOpenVisit(flow.snapshot())).toEqual(visit);
  });

  it('repeats an unanswered launch with the same key, so that money moves once (S3)', async () => {
    const before = start();
    await before.resolve('check', ready);
    const stored = selectOpenVisit(before.snapshot());
    expect(stored).toMatchObject({ launchKey: 'key-1' });
    const flow = openByAddress(stored);
    // The first request has moved everything already.
    await flow.resolve('check', { ...ready, balance: '0.00', sessions: [active] });
    expect(flow.calls('launch')).toEqual([
      { gameId: 'g1', recordId: undefined, idempotencyKey: 'key-1' },
    ]);
    await flow.resolve('launch', launch);
    expect(selectOpenVisit(flow.snapshot())).toEqual(visit);
  });

  it('confirms an unanswered launch after another tab has opened another game, with the same key', async () => {
    const before = start();
    await before.resolve('check', ready);
    const stored = selectOpenVisit(before.snapshot());
    const flow = openByAddress(stored);
    const other = { ...active, sessionId: 's2', gameId: 'g2' };
    await flow.resolve('check', { ...ready, balance: '0.00', sessions: [other] });
    expect(flow.game()).toMatchObject({ view: 'unfinished', session: { sessionId: 's2' } });
    expect(flow.calls('launch')).toEqual([]);
    expect(selectOpenVisit(flow.snapshot())).toEqual(stored);
    flow.send({ type: 'continue' });
    expect(flow.calls('launch')).toMatchObject([{ idempotencyKey: 'key-1' }]);
  });

  it('repeats an unanswered top-up with the same key once the game is ready (S3)', async () => {
    const before = await startPlaying();
    before.send({ type: 'deposit.open' });
    before.send({ type: 'game.paused' });
    before.send({ type: 'deposit.succeeded' });
    const stored = selectOpenVisit(before.snapshot());
    expect(stored).toMatchObject({ sessionId: 's1', topUpKey: 'key-2' });
    const flow = openByAddress(stored);
    await flow.resolve('check', { ...ready, sessions: [active] });
    await flow.resolve('rejoin', launch);
    flow.send({ type: 'game.ready' });
    expect(flow.calls('topUp')).toEqual([{ sessionId: 's1', idempotencyKey: 'key-2' }]);
    await flow.resolve('topUp', active);
    expect(flow.view()).toBe('playing');
    expect(selectOpenVisit(flow.snapshot())).toEqual(visit);
  });

  it('does not return to a game that was left', async () => {
    const flow = await startLeaving();
    expect(selectOpenVisit(flow.snapshot())).toBeUndefined();
    await flow.resolve('exit', settledSession);
    expect(selectOpenVisit(flow.snapshot())).toBeUndefined();
  });
});

describe('leaving', () => {
  it.each(['exit', 'game.exitRequest'] as const)('%s collects the money', async (type) => {
    const flow = await startPlaying();
    flow.send({ type });
    expect(flow.view()).toBe('leaving');
    expect(flow.emitted).toEqual([{ type: 'toGame', message: { type: 'exit' } }]);
    await flow.resolve('exit', settledSession);
    expect(flow.view()).toBe('settled');
    expect(flow.game()).toMatchObject({ view: 'settled', recovered: '120.00' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'settled', recovered: '120.00' });
    expect(selectLaunch(flow.snapshot())).toBeUndefined();
  });

  it('money that is still on its way is promised, and asked for again', async () => {
    const flow = await startLeaving();
    await flow.resolve('exit', recovering);
    expect(flow.view()).toBe('recovering');
    expect(flow.game()).toMatchObject({ retryAt: '2026-11-18T02:11:00Z' });
    flow.clock.advance(2000);
    await flow.resolve('autoExit', { amount: '0.00', state: 'recovering', retryAt: 1_790_000_000 });
    flow.send({ type: 'balance.changed' });
    await flow.resolve('autoExit', { amount: '120.00', state: 'settled', retryAt: null });
    expect(flow.game()).toMatchObject({ view: 'settled', recovered: '120.00' });
  });

  it('an exit that fails is recovered from', async () => {
    const flow = await startLeaving();
    await flow.reject('exit', offline);
    expect(flow.view()).toBe('recovering');
    expect(flow.game()).toMatchObject({ error: offline });
    flow.send({ type: 'retry' });
    await flow.reject('autoExit', offline);
    expect(flow.view()).toBe('recovering');
  });

  it('a round that needs the player can be resumed', async () => {
    const flow = await startLeaving();
    await flow.resolve('exit', recovering);
    flow.send({ type: 'retry' });
    await flow.resolve('autoExit', { amount: '120.00', state: 'resumable', retryAt: null });
    expect(flow.view()).toBe('resumable');
    expect(flow.emitted).toContainEqual({ type: 'settled', recovered: '120.00' });
    flow.send({ type: 'resume' });
    expect(flow.view()).toBe('checking');
  });

  it('asks ever more patiently', async () => {
    const flow = await startLeaving();
    await flow.resolve('exit', recovering);
    const waits: number[] = [];
    for (let question = 0; question < 7; question += 1) {
      const before = flow.clock.now();
      flow.clock.runNext();
      waits.push((flow.clock.now() - before) / 1000);
      await flow.resolve('autoExit', { amount: '0', state: 'recovering', retryAt: null });
    }
    expect(waits).toEqual([2, 3, 5, 8, 13, 20, 30]);
  });
});

describe('the page goes away: domain 10', () => {
  it('sends autoExitGame at once; a page that returns from the cache rejoins', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'page.left' });
    expect(flow.emitted).toEqual([{ type: 'autoExit', sessionId: 's1', mayReturn: true }]);
    expect(flow.view()).toBe('hidden');
    flow.send({ type: 'page.shown' });
    expect(flow.calls('rejoin')).toEqual([{ sessionId: 's1' }]);
    await flow.resolve('rejoin', launch);
    expect(flow.view()).toBe('loadingFrame');
    expect(flow.calls('launch')).toHaveLength(1);
  });

  it('also while leaving', async () => {
    const flow = await startLeaving();
    flow.send({ type: 'page.left' });
    expect(flow.view()).toBe('abandoned');
  });

  it('is nothing to do with before a session exists', () => {
    const flow = start();
    flow.send({ type: 'page.left' });
    expect(flow.emitted).toEqual([]);
    expect(flow.view()).toBe('checking');
  });
});
