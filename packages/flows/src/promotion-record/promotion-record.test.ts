import type { PromotionStatus } from '@parlor/api/entities';
import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startFlow } from '../testing/index.ts';
import { endingPreview, loadedIn } from '../testing/promotions.ts';
import { promotionRecordActors, promotionRecordMachine } from './promotion-record.machine.ts';
import { selectPromotionRecord } from './promotion-record.selectors.ts';
import type { Ending, RecordAndPreview } from './promotion-record.types.ts';

const begin = () => {
  let keys = 0;
  const flow = startFlow(promotionRecordMachine, promotionRecordActors, () => ({
    id: 'r1',
    createKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  }));
  return { ...flow, view: () => selectPromotionRecord(flow.snapshot()) };
};

const start = async (loaded: RecordAndPreview) => {
  const flow = begin();
  await flow.resolve('loadRecord', loaded);
  return {
    ...flow,
    async ask(ending: Ending, preview = loaded) {
      flow.send({ type: 'end', ending });
      await flow.resolve('loadRecord', preview);
    },
  };
};

describe('states of a joined promotion (docs/product.md: States and transitions)', () => {
  it.each([
    ['ongoing', 'open'],
    ['settlable', 'open'],
    ['closing', 'closing'],
    ['settled', 'ended'],
    ['closed', 'ended'],
    ['unlocked', 'ended'],
  ] as const)('shows a promotion that is %s', async (status, view) => {
    const flow = await start(loadedIn(status));
    expect(flow.view()).toMatchObject({ view, record: { status } });
  });

  it('follows ongoing to settlable and back: a net win and a balance can fall', async () => {
    const flow = await start(loadedIn('ongoing'));
    const statuses: PromotionStatus[] = ['settlable', 'ongoing'];
    for (const status of statuses) {
      flow.send({ type: 'refresh' });
      await flow.resolve('loadRecord', loadedIn(status));
      expect(flow.view()).toMatchObject({ view: 'open', record: { status } });
    }
  });

  it.each(['settled', 'closed', 'unlocked'] as const)('nothing leaves %s', async (status) => {
    const flow = await start(loadedIn(status));
    for (const type of ['retry', 'refresh', 'confirm', 'cancel'] as const) flow.send({ type });
    for (const ending of ['settle', 'close', 'unlock'] as const) flow.send({ type: 'end', ending });
    flow.clock.advance(86_400_000);
    expect(flow.view()).toMatchObject({ view: 'ended', record: { status } });
    expect(flow.calls('loadRecord')).toHaveLength(1);
    expect(flow.calls('endRecord')).toEqual([]);
  });

  it('polls a closing promotion until it is closed', async () => {
    const flow = await start(loadedIn('closing'));
    flow.clock.advance(60_000);
    await flow.resolve('loadRecord', loadedIn('closing'));
    expect(flow.view()).toMatchObject({ view: 'closing' });
    flow.clock.advance(60_000);
    await flow.resolve('loadRecord', loadedIn('closed'));
    expect(flow.view()).toMatchObject({ view: 'ended', record: { status: 'closed' } });
  });
});

describe('ending a promotion', () => {
  it.each([
    ['settle', 'settled'],
    ['close', 'closing'],
    ['unlock', 'unlocked'],
  ] as const)('previews, confirms and runs %s', async (ending, status) => {
    const flow = await start(loadedIn('settlable'));
    flow.send({ type: 'end', ending });
    expect(flow.view()).toMatchObject({ view: 'open', asked: ending });
    await flow.resolve('loadRecord', loadedIn('settlable'));
    expect(flow.view()).toMatchObject({ view: 'confirming', ending, preview: endingPreview });
    expect(flow.calls('endRecord')).toEqual([]);
    flow.send({ type: 'confirm' });
    expect(flow.calls('endRecord')).toEqual([
      { id: 'r1', ending, preview: endingPreview, idempotencyKey: 'key 1' },
    ]);
    await flow.resolve('endRecord', loadedIn(status));
    expect(flow.view()).toMatchObject({ record: { status } });
    expect(flow.emitted).toMatchObject([{ type: 'ended', record: { status } }]);
  });

  it('returns to the promotion when the player cancels', async () => {
    const flow = await start(loadedIn('ongoing'));
    await flow.ask('close');
    flow.send({ type: 'cancel' });
    expect(flow.view()).toMatchObject({ view: 'open', asked: undefined });
    expect(flow.calls('endRecord')).toEqual([]);
  });

  it('offers no confirmation for an ending that is no longer possible', async () => {
    const flow = await start(loadedIn('settlable'));
    const preview = { ...endingPreview, settle: { ...endingPreview.settle, possible: false } };
    await flow.ask('settle', { ...loadedIn('ongoing'), preview });
    expect(flow.view()).toMatchObject({ view: 'open', record: { status: 'ongoing' } });
  });

  it('says that it collects the money from a game first', async () => {
    const loaded = { ...loadedIn('ongoing'), preview: { ...endingPreview, inGame: '120.00' } };
    const flow = await start(loaded);
    await flow.ask('close');
    expect(flow.view()).toMatchObject({ isCollecting: false });
    flow.send({ type: 'confirm' });
    expect(flow.view()).toMatchObject({ isBusy: true, isCollecting: true });
  });
});

describe('changed meanwhile (409)', () => {
  it.each([
    'conflict',
    'promotion.notSettlable',
    'promotion.notUnlockable',
    'promotion.givesUpSettlement',
  ] as const)('previews again after %s, with a new key', async (reason) => {
    const flow = await start(loadedIn('settlable'));
    await flow.ask('settle');
    flow.send({ type: 'confirm' });
    await flow.reject('endRecord', refused(reason));
    expect(flow.view()).toMatchObject({ view: 'confirming', isBusy: true, isChanged: true });
    const settle = { ...endingPreview.settle, amount: '1400.00' };
    const changed = { ...loadedIn('settlable'), preview: { ...endingPreview, settle } };
    await flow.resolve('loadRecord', changed);
    expect(flow.view()).toMatchObject({ isBusy: false, isChanged: true, preview: { settle } });
    flow.send({ type: 'confirm' });
    expect(flow.calls('endRecord').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key 1',
      'key 2',
    ]);
  });

  it('shows the end that another device has made', async () => {
    const flow = await start(loadedIn('settlable'));
    await flow.ask('settle');
    flow.send({ type: 'confirm' });
    await flow.reject('endRecord', refused('conflict'));
    await flow.resolve('loadRecord', loadedIn('closed'));
    expect(flow.view()).toMatchObject({ view: 'ended', record: { status: 'closed' } });
  });
});

describe('failures', () => {
  it('shows a promotion that failed to load, and loads it again', async () => {
    const flow = begin();
    await flow.reject('loadRecord', offline);
    expect(flow.view()).toMatchObject({ view: 'loadFailed', error: { kind: 'network' } });
    flow.send({ type: 'retry' });
    await flow.resolve('loadRecord', loadedIn('ongoing'));
    expect(flow.view()).toMatchObject({ view: 'open' });
  });

  it("does not find another player's promotion", async () => {
    const flow = begin();
    await flow.reject('loadRecord', { ...broken, code: 404 });
    expect(flow.view()).toEqual({ view: 'notFound' });
  });

  it('keeps the promotion on the page when a refresh fails', async () => {
    const flow = await start(loadedIn('ongoing'));
    flow.send({ type: 'refresh' });
    await flow.reject('loadRecord', offline);
    expect(flow.view()).toMatchObject({ view: 'open', error: undefined });
  });

  it('shows why an ending was refused', async () => {
    const flow = await start(loadedIn('ongoing'));
    await flow.ask('close');
    flow.send({ type: 'confirm' });
    await flow.reject('endRecord', refused('game.providerDown'));
    await flow.resolve('loadRecord', loadedIn('ongoing'));
    expect(flow.view()).toMatchObject({ view: 'open', error: { reason: 'game.providerDown' } });
  });

  it('repeats an ending without an answer with the same key (S3)', async () => {
    const flow = await start(loadedIn('ongoing'));
    await flow.ask('close');
    flow.send({ type: 'confirm' });
    await flow.reject('endRecord', offline);
    expect(flow.view()).toMatchObject({ view: 'uncertain', ending: 'close' });
    flow.send({ type: 'retry' });
    const [first, second] = flow.calls('endRecord').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });
});
