import { describe, expect, it } from 'vitest';
import { fundingRecord, launch, settledSession } from '../testing/games.ts';
import { broken, offline, refused, startFlow } from '../testing/index.ts';
import { gameSessionMachine } from './game-session.machine.ts';
import {
  selectControls,
  selectGame,
  selectHasSound,
  selectLaunch,
  selectOpenVisit,
  selectRecordId,
} from './game-session.selectors.ts';
import { gameSessionActors } from './game-session.setup.ts';
import type { GameCheck, GameSessionInput, OpenVisit } from './game-session.types.ts';

const ready: GameCheck = {
  game: { gameId: 'g1', status: 'open', minStake: '1.00', maintenanceEndsAt: null },
  balance: '100.00',
  sessions: [],
  promotions: [],
};
const recovering = {
  ...settledSession,
  state: 'recovering',
  recovered: null,
  retryAt: '2026-11-18T02:11:00Z',
} as const;

const openByAddress = (visit?: OpenVisit) => {
  let keys = 0;
  const flow = startFlow(
    gameSessionMachine,
    gameSessionActors,
    (): GameSessionInput => ({
      gameId: 'g1',
      visit,
      exponent: 2,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    }),
  );
  return {
    ...flow,
    game: () => selectGame(flow.snapshot()),
    view: () => selectGame(flow.snapshot()).view,
  };
};

const active = { ...settledSession, state: 'active', inGame: '100.00', recovered: null } as const;

/** Opens the page by a tap on Play. */
const start = () => {
  const flow = openByAddress();
  flow.send({ type: 'play' });
  return flow;
};

const startPlaying = async () => {
  const flow = start();
  await flow.resolve('check', ready);
  await flow.resolve('launch', launch);
  flow.send({ type: 'game.ready' });
  flow.emitted.length = 0;
  return flow;
};

const startLeaving = async () => {
  const flow = await startPlaying();
  flow.send({ type: 'exit' });
  return flow;
};

describe('before a game opens', () => {
  it('checks, opens, and shows the frame', async () => {
    const flow = start();
    expect(flow.calls('check')).toEqual([{ gameId: 'g1' }]);
    await flow.resolve('check', ready);
    expect(flow.calls('launch')).toEqual([
      { gameId: 'g1', recordId: undefined, idempotencyKey: 'key-1' },
    ]);
    expect(selectLaunch(flow.snapshot())).toBeUndefined();
    await flow.resolve('launch', launch);
    expect(flow.view()).toBe('loadingFrame');
    expect(selectLaunch(flow.snapshot())).toEqual(launch);
    flow.send({ type: 'game.ready' });
    expect(flow.view()).toBe('playing');
    expect(flow.snapshot().context.balance).toBe('100.00');
  });

  it('reports maintenance with its end', async () => {
    const flow = start();
    const game = {
      ...ready.game,
      status: 'maintenance',
      maintenanceEndsAt: 1_790_000_000,
    } as const;
    await flow.resolve('check', { ...ready, game });
    expect(flow.view()).toBe('maintenance');
    expect(flow.game()).toMatchObject({ check: { game: { maintenanceEndsAt: 1_790_000_000 } } });
    flow.send({ type: 'retry' });
    expect(flow.view()).toBe('checking');
  });

  it('stops for a deposit, and does not move the deposit without another tap', async () => {
    const flow = start();
    await flow.resolve('check', { ...ready, balance: '0.99' });
    expect(flow.view()).toBe('insufficient');
    flow.send({ type: 'balance.changed' });
    await flow.resolve('check', { ...ready, balance: '1.00' });
    expect(flow.view()).toBe('ready');
    flow.send({ type: 'play' });
    expect(flow.view()).toBe('launching');
  });

  it('counts money in the same game, and continues its session', async () => {
    const flow = start();
    const unfinished = { ...recovering, inGame: '50.00' };
    await flow.resolve('check', { ...ready, balance: '0.00', sessions: [unfinished] });
    expect(flow.view()).toBe('launching');
  });

  it('money in another game: the player chooses', async () => {
    const other = { ...recovering, sessionId: 's2', gameId: 'g2', inGame: '50.00' };
    const onward = start();
    await onward.resolve('check', { ...ready, sessions: [other] });
    expect(onward.view()).toBe('unfinished');
    expect(onward.game()).toMatchObject({ session: { gameName: 'Jade Fortune' } });
    onward.send({ type: 'continue' });
    expect(onward.view()).toBe('launching');

    const back = start();
    await back.resolve('check', { ...ready, sessions: [other] });
    back.send({ type: 'collect', session: other });
    expect(back.calls('autoExit')).toEqual([{ sessionId: 's2' }]);
    await back.resolve('autoExit', { amount: '50.00', state: 'settled', retryAt: null });
    expect(back.game()).toMatchObject({ view: 'settled', recovered: '50.00' });
    back.send({ type: 'again' });
    expect(back.view()).toBe('checking');
  });

  it('a check that fails can be tried again', async () => {
    const flow = start();
    await flow.reject('check', offline);
    expect(flow.view()).toBe('checkFailed');
    expect(flow.game()).toMatchObject({ error: offline });
    flow.send({ type: 'retry' });
    expect(flow.view()).toBe('checking');
  });
});

describe('funds at launch: domain 11', () => {
  const choosing = async (check: Partial<GameCheck> = {}) => {
    const flow = start();
    await flow.resolve('check', { ...ready, promotions: [fundingRecord], ...check });
    return flow;
  };
  const inOther = { ...active, sessionId: 's2', gameId: 'g2', recordId: 'r1' } as const;

  it('asks for the fund after a tap on Play while a promotion is open', async () => {
    const flow = await choosing();
    expect(flow.game()).toMatchObject({ view: 'ready', check: { promotions: [{ id: 'r1' }] } });
    expect(flow.calls('launch')).toEqual([]);
    flow.send({ type: 'play', recordId: 'r1' });
    expect(flow.calls('launch')).toEqual([
      { gameId: 'g1', recordId: 'r1', idempotencyKey: 'key-1' },
    ]);
    expect(selectRecordId(flow.snapshot())).toBe('r1');
  });

  it('plays from the wallet when the player chooses it', async () => {
    const flow = await choosing();
    flow.send({ type: 'play', recordId: undefined });
    expect(flow.calls('launch')).toMatchObject([{ recordId: undefined }]);
  });

  it('asks also for a promotion that does not allow the game, so that its reason is shown', async () => {
    const refusing = { ...fundingRecord, reason: 'promotion.gameNotAllowed' } as const;
    const flow = await choosing({ promotions: [refusing] });
    expect(flow.view()).toBe('ready');
  });

  it('opens with an empty wallet if the promotion can pay for a round', async () => {
    expect((await choosing({ balance: '0.00' })).view()).toBe('ready');
    const poor = { ...fundingRecord, currentBalance: '0.99' };
    const free = { ...poor, freeSpins: 3, freeSpinStake: '1.00' };
    expect((await choosing({ balance: '0.00', promotions: [free] })).view()).toBe('ready');
    const elsewhere = { ...free, freeSpinStake: null };
    expect((await choosing({ balance: '0.00', promotions: [elsewhere] })).view()).toBe(
      'insufficient',
    );
    expect((await choosing({ balance: '0.00', promotions: [poor] })).view()).toBe('insufficient');
    const refusing = { ...fundingRecord, reason: 'promotion.stakeTooHigh' } as const;
    expect((await choosing({ balance: '0.00', promotions: [refusing] })).view()).toBe(
      'insufficient',
    );
  });

  it("confirms before it collects the chosen fund's money from another game", async () => {
    const flow = await choosing({ sessions: [inOther] });
    flow.send({ type: 'play', recordId: 'r1' });
    expect(flow.game()).toMatchObject({ view: 'unfinished', session: { sessionId: 's2' } });
    flow.send({ type: 'continue' });
    expect(flow.calls('launch')).toMatchObject([{ recordId: 'r1' }]);
    const other = await choosing({ sessions: [inOther] });
    other.send({ type: 'play' });
    expect(other.view()).toBe('launching');
  });

  it('keeps the fund through a reload, before and after the launch is answered', async () => {
    const before = await choosing();
    before.send({ type: 'play', recordId: 'r1' });
    const flow = openByAddress(selectOpenVisit(before.snapshot()));
    await flow.resolve('check', { ...ready, promotions: [fundingRecord] });
    expect(flow.calls('launch')).toEqual([
      { gameId: 'g1', recordId: 'r1', idempotencyKey: 'key-1' },
    ]);
    await flow.resolve('launch', launch);
    const again = openByAddress(selectOpenVisit(flow.snapshot()));
    await again.resolve('check', { ...ready, sessions: [{ ...active, recordId: 'r1' }] });
    await again.resolve('rejoin', launch);
    expect(selectRecordId(again.snapshot())).toBe('r1');
  });

  it('offers no deposit while a promotion pays', async () => {
    const flow = await choosing();
    flow.send({ type: 'play', recordId: 'r1' });
    await flow.resolve('launch', launch);
    flow.send({ type: 'game.ready' });
    flow.send({ type: 'deposit.open' });
    flow.send({ type: 'game.cashierRequest' });
    expect(flow.game()).toMatchObject({ view: 'playing', deposit: undefined });
    expect(flow.emitted).toEqual([{ type: 'depositUnavailable' }]);
  });

  it('asks again when the promotion has ended meanwhile', async () => {
    const flow = await choosing();
    flow.send({ type: 'play', recordId: 'r1' });
    await flow.reject('launch', refused('promotion.ended'));
    expect(flow.view()).toBe('launchFailed');
    flow.send({ type: 'retry' });
    await flow.resolve('check', ready);
    flow.send({ type: 'play' });
    expect(flow.calls('launch').at(-1)).toMatchObject({ recordId: undefined });
  });

  it('asks again when the promotion is spent', async () => {
    const flow = await choosing();
    flow.send({ type: 'play', recordId: 'r1' });
    await flow.reject('launch', refused('insufficientBalance'));
    expect(flow.view()).toBe('launchFailed');
  });
});

describe('opened by its address: decision record 0042', () => {
  it('moves no money before a tap on Play', async () => {
    const flow = openByAddress();
    await flow.resolve('check', ready);
    expect(flow.view()).toBe('ready');
    expect(flow.calls('launch')).toEqual([]);
    flow.send({ type: 'balance.changed' });
    expect(flow.view()).toBe('ready');
    flow.send({ type: 'play' });
    expect(flow.calls('launch')).toHaveLength(1);
  });

  it('does not rejoin a session that another tab has open', async () => {
    const flow = openByAddress();
    await flow.resolve('check', { ...ready, sessions: [active] });
    expect(flow.view()).toBe('ready');
    flow.send({ type: 'collect', session: active });
    expect(flow.calls('autoExit')).toEqual([{ sessionId: 's1' }]);
  });
});

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

describe('opening', () => {
  it('keeps its key through unclear answers, and makes another after a final one (S3)', async () => {
    const flow = start();
    await flow.resolve('check', ready);
    await flow.reject('launch', offline);
    expect(flow.view()).toBe('launchFailed');
    flow.send({ type: 'retry' });
    await flow.reject('launch', refused('game.providerDown'));
    flow.send({ type: 'retry' });
    expect(flow.calls('launch').map((call) => call.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  it('what the server knows better leads to the same screens', async () => {
    const short = start();
    await short.resolve('check', ready);
    await short.reject('launch', refused('insufficientBalance'));
    expect(short.view()).toBe('insufficient');
    const closed = start();
    await closed.resolve('check', ready);
    await closed.reject('launch', refused('game.maintenance'));
    expect(closed.view()).toBe('maintenance');
  });

  it('a launch that may have moved money is collected on the way out', async () => {
    const flow = start();
    await flow.resolve('check', ready);
    await flow.reject('launch', offline);
    flow.send({ type: 'exit' });
    expect(flow.calls('autoExit')).toEqual([{ sessionId: undefined }]);
    await flow.resolve('autoExit', { amount: '0.00', state: 'nothing', retryAt: null });
    expect(flow.view()).toBe('settled');
  });

  it('fails a frame without a message for 60 seconds; a retry opens a new one', async () => {
    const flow = start();
    await flow.resolve('check', ready);
    await flow.resolve('launch', launch);
    flow.clock.advance(60_000);
    expect(flow.view()).toBe('frameFailed');
    flow.send({ type: 'retry' });
    expect(flow.calls('launch').at(-1)?.idempotencyKey).toBe('key-2');
    await flow.resolve('launch', launch);
    flow.send({ type: 'frame.failed' });
    flow.send({ type: 'exit' });
    expect(flow.calls('exit')).toEqual([{ sessionId: 's1' }]);
  });
});

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
