import { describe, expect, it } from 'vitest';
import { startPlaying } from '../testing/game-visits.ts';
import { launch, settledSession } from '../testing/games.ts';
import { broken, offline, refused } from '../testing/index.ts';
import { selectControls, selectHasSound } from './game-session.selectors.ts';

describe('playing', () => {
  it('counts rounds and their sums in minor units, and follows the game’s balance', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.roundStart', roundId: 'r1', staked: '0.10' });
    expect(flow.snapshot().context.openRoundId).toBe('r1');
    for (const roundId of ['r1', 'r2', 'r3']) {
      flow.send({ type: 'game.roundEnd', roundId, staked: '0.10', won: '0.20', balance: '100.30' });
    }
    expect(flow.snapshot().context.openRoundId).toBeUndefined();
    expect(flow.snapshot().context).toMatchObject({ rounds: 3, staked: '0.30', won: '0.60' });
    expect(flow.snapshot().context.balance).toBe('100.30');
  });

  it('nonsense from the game page changes no sum (S26)', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.roundEnd', roundId: 'r', staked: '1e9', won: 'NaN', balance: '<b>' });
    expect(flow.snapshot().context).toMatchObject({ rounds: 1, staked: '0.00', won: '0.00' });
    expect(flow.snapshot().context.balance).toBe('100.00');
  });

  it('says when balances on the screen are old', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.balanceStale' });
    expect(flow.emitted).toEqual([{ type: 'balanceStale' }]);
  });

  it('a game that reports an error is disconnected: exit, or enter again', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.error', code: 'SESSION_LOST' });
    expect(flow.view()).toBe('disconnected');
    expect(flow.game()).toMatchObject({ code: 'SESSION_LOST' });
    flow.send({ type: 'reenter' });
    await flow.resolve('launch', { ...launch, sessionId: 's2' });
    expect(flow.game()).toEqual({ view: 'loadingFrame', launch: { ...launch, sessionId: 's2' } });
    flow.send({ type: 'game.error', code: 'AGAIN' });
    flow.send({ type: 'exit' });
    expect(flow.calls('exit')).toEqual([{ sessionId: 's2' }]);
  });
});

describe('maintenance during the visit', () => {
  const interrupted = async (isRoundOpen: boolean) => {
    const flow = await startPlaying();
    flow.send({ type: 'game.roundStart', roundId: 'r1', staked: '1.00' });
    if (!isRoundOpen) {
      const round = { roundId: 'r1', staked: '1.00', won: '0.00', balance: '99.00' };
      flow.send({ type: 'game.roundEnd', ...round });
    }
    flow.send({ type: 'game.error', code: 'MAINTENANCE' });
    return flow;
  };

  it.each([true, false])(
    'closes the game, and says whether a round is open: %s',
    async (isOpen) => {
      const flow = await interrupted(isOpen);
      expect(flow.game()).toEqual({ view: 'closed', launch, isRoundOpen: isOpen });
      flow.send({ type: 'reenter' });
      flow.send({ type: 'retry' });
      expect(flow.view()).toBe('closed');
      flow.send({ type: 'exit' });
      await flow.resolve('exit', settledSession);
      expect(flow.game()).toMatchObject({ view: 'settled', recovered: '120.00' });
    },
  );

  it('keeps the session of a page that goes away meanwhile', async () => {
    const flow = await interrupted(true);
    flow.send({ type: 'page.left' });
    expect(flow.emitted).toEqual([{ type: 'autoExit', sessionId: 's1', mayReturn: true }]);
  });
});

describe('controls over the game', () => {
  it('expand, collapse and hide, through rounds', async () => {
    const flow = await startPlaying();
    const controls = () => selectControls(flow.snapshot());
    expect(controls()).toBe('collapsed');
    flow.send({ type: 'controls.hide' });
    expect(controls()).toBe('collapsed');
    flow.send({ type: 'controls.toggle' });
    expect(controls()).toBe('expanded');
    flow.send({ type: 'controls.hide' });
    flow.send({ type: 'game.roundStart', roundId: 'r1', staked: '1.00' });
    flow.send({ type: 'game.error', code: 'SESSION_LOST' });
    expect(controls()).toBe('hidden');
    flow.send({ type: 'controls.toggle' });
    flow.send({ type: 'controls.toggle' });
    expect(controls()).toBe('expanded');
  });

  it('collapse for a deposit, and are collapsed when the game is entered again', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'controls.toggle' });
    flow.send({ type: 'deposit.open' });
    expect(selectControls(flow.snapshot())).toBe('collapsed');
    expect(flow.game()).toMatchObject({ deposit: 'pausing' });
    flow.send({ type: 'controls.toggle' });
    flow.send({ type: 'exit' });
    expect(selectControls(flow.snapshot())).toBe('collapsed');
  });
});

describe('sound', () => {
  const soundMessage = (on: boolean) => ({ type: 'toGame', message: { type: 'setSound', on } });

  it('is off at first, and changes in the game', async () => {
    const flow = await startPlaying();
    expect(selectHasSound(flow.snapshot())).toBe(false);
    flow.send({ type: 'sound.toggle' });
    expect(selectHasSound(flow.snapshot())).toBe(true);
    flow.send({ type: 'sound.toggle' });
    expect(selectHasSound(flow.snapshot())).toBe(false);
    expect(flow.emitted).toEqual([soundMessage(true), soundMessage(false)]);
  });

  it("follows the game's own button, without a message back", async () => {
    const flow = await startPlaying();
    for (const on of [false, true, true, false, true]) {
      flow.send({ type: 'game.sound', on });
      expect(selectHasSound(flow.snapshot())).toBe(on);
    }
    expect(flow.emitted).toEqual([]);
  });

  it('is muted while a deposit is open', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.sound', on: true });
    flow.send({ type: 'deposit.open' });
    flow.send({ type: 'game.paused' });
    expect(flow.emitted.at(-1)).toEqual(soundMessage(false));
    expect(selectHasSound(flow.snapshot())).toBe(true);
    flow.send({ type: 'deposit.closed' });
    expect(flow.emitted.at(-1)).toEqual(soundMessage(true));
  });

  it('stays off during and after a deposit', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'deposit.open' });
    flow.send({ type: 'game.paused' });
    flow.send({ type: 'deposit.closed' });
    expect(flow.emitted.map((event) => 'message' in event && event.message.type)).toEqual([
      'pause',
      false,
      'resume',
    ]);
  });
});

describe('recharging in play: domain 11', () => {
  const startPaused = async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.cashierRequest' });
    flow.send({ type: 'game.paused' });
    return flow;
  };

  it('pauses before the next round, deposits, moves the money in, goes on', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'game.roundStart', roundId: 'r1', staked: '1.00' });
    flow.send({ type: 'deposit.open' });
    expect(flow.game()).toMatchObject({ deposit: 'pausing' });
    expect(flow.emitted).toEqual([
      { type: 'toGame', message: { type: 'pause', reason: 'deposit' } },
    ]);
    flow.send({
      type: 'game.roundEnd',
      roundId: 'r1',
      staked: '1.00',
      won: '0.00',
      balance: '99.00',
    });
    flow.send({ type: 'game.paused' });
    expect(flow.game()).toMatchObject({ deposit: 'open' });
    expect(flow.snapshot().context.rounds).toBe(1);
    flow.send({ type: 'deposit.succeeded' });
    expect(flow.calls('topUp')).toEqual([{ sessionId: 's1', idempotencyKey: 'key-2' }]);
    await flow.resolve('topUp', settledSession);
    expect(flow.emitted.slice(1)).toEqual([
      { type: 'openDeposit' },
      { type: 'toGame', message: { type: 'balanceRefresh' } },
      { type: 'balanceStale' },
      { type: 'toGame', message: { type: 'resume' } },
    ]);
    expect(flow.game()).toMatchObject({ view: 'playing', deposit: undefined });
  });

  it('a game that does not answer is waited for no longer than 15 seconds', async () => {
    const flow = await startPlaying();
    flow.send({ type: 'deposit.open' });
    flow.clock.advance(15_000);
    expect(flow.game()).toMatchObject({ deposit: 'open' });
  });

  it('closing the deposit goes on without it', async () => {
    const flow = await startPaused();
    flow.send({ type: 'deposit.closed' });
    expect(flow.view()).toBe('playing');
    expect(flow.emitted.at(-1)).toEqual({ type: 'toGame', message: { type: 'resume' } });
    expect(flow.calls('topUp')).toEqual([]);
  });

  it('money that could not be moved in stays in the wallet; trying again uses the same key', async () => {
    const flow = await startPaused();
    flow.send({ type: 'deposit.succeeded' });
    await flow.reject('topUp', offline);
    expect(flow.game()).toMatchObject({ deposit: 'topUpFailed' });
    flow.send({ type: 'retry' });
    await flow.reject('topUp', refused('game.providerDown'));
    flow.send({ type: 'retry' });
    expect(flow.calls('topUp').map((call) => call.idempotencyKey)).toEqual([
      'key-2',
      'key-2',
      'key-3',
    ]);
    await flow.reject('topUp', broken);
    flow.send({ type: 'deposit.closed' });
    expect(flow.view()).toBe('playing');
  });
});
