import { describe, expect, it } from 'vitest';
import { active, openByAddress, ready, recovering, start } from '../testing/game-visits.ts';
import { fundingRecord, launch } from '../testing/games.ts';
import { offline, refused } from '../testing/index.ts';
import { selectLaunch, selectOpenVisit, selectRecordId } from './game-session.selectors.ts';
import type { GameCheck } from './game-session.types.ts';

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

  it('returns the money of an open session during maintenance', async () => {
    const flow = start();
    const game = { ...ready.game, status: 'maintenance' } as const;
    await flow.resolve('check', { ...ready, game, sessions: [active] });
    expect(flow.game()).toMatchObject({ view: 'maintenance', check: { sessions: [active] } });
    flow.send({ type: 'collect', session: active });
    expect(flow.calls('autoExit')).toEqual([{ sessionId: active.sessionId }]);
    await flow.resolve('autoExit', { amount: '100.00', state: 'settled', retryAt: null });
    expect(flow.game()).toMatchObject({
      view: 'settled',
      recovered: '100.00',
      collectedFrom: undefined,
    });
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

  it('resumes an open round with an empty wallet', async () => {
    const openRounds = [{ gameId: 'g1', staked: '10.00', expiresAt: null }];
    const flow = start();
    await flow.resolve('check', { ...ready, balance: '0.00', openRounds });
    expect(flow.view()).toBe('launching');
    expect(flow.calls('launch')).toMatchObject([{ recordId: undefined }]);

    const opened = openByAddress();
    await opened.resolve('check', { ...ready, balance: '0.00', openRounds });
    expect(opened.game()).toMatchObject({ view: 'ready', check: { openRounds } });
  });

  it('stops for a deposit if the open round is in another game, or a promotion paid for it', async () => {
    const round = { gameId: 'g1', staked: '10.00', expiresAt: null };
    for (const other of [
      { ...round, gameId: 'g2' },
      { ...round, recordId: 'r1' },
    ]) {
      const flow = start();
      await flow.resolve('check', { ...ready, balance: '0.00', openRounds: [other] });
      expect(flow.view()).toBe('insufficient');
    }
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
    expect(back.game()).toMatchObject({
      view: 'settled',
      recovered: '50.00',
      collectedFrom: 'Jade Fortune',
    });
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
    const openRounds = [{ gameId: 'g1', recordId: 'r1', staked: '10.00', expiresAt: null }];
    expect((await choosing({ balance: '0.00', promotions: [poor], openRounds })).view()).toBe(
      'ready',
    );
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
