import type { Order } from '@parlor/api/entities';
import { describe, expect, it } from 'vitest';
import { depositFormMachine, depositMachine } from '../deposit/deposit.machine.ts';
import type { DepositDraft, DepositSummary } from '../deposit/deposit.types.ts';
import type { Clock } from '../kit/index.ts';
import { order, payChannels, payMethods } from '../testing/deposits.ts';
import { broken, createProofInput, offline, refused, startFlow } from '../testing/index.ts';
import { createMoneyOrderActors } from './money-order.machine.ts';
import { selectMoneyOrderView } from './money-order.selectors.ts';
import type { MoneyOrderInput } from './money-order.types.ts';

const draft: DepositDraft = {
  kind: 'checkout',
  channel: 'sandbox',
  amount: '100.00',
  idempotencyKey: 'key-1',
};
const [method] = payMethods;
const [channel] = payChannels;
if (method === undefined || channel === undefined) throw new Error('No methods or channels');
const summary: DepositSummary = { method, channel, bank: undefined, offer: undefined };

const actors = {
  form: depositFormMachine,
  ...createMoneyOrderActors<DepositDraft, Order>(),
};

type Input = Partial<MoneyOrderInput<DepositDraft, DepositSummary, Order>>;

const start = (input: Input | ((clock: Clock) => Input) = {}) => {
  const flow = startFlow(depositMachine, actors, (clock) => ({
    exponent: 2,
    createKey: () => 'key',
    ...(typeof input === 'function' ? input(clock) : input),
  }));
  return { ...flow, select: () => selectMoneyOrderView(flow.snapshot()) };
};

const startCreating = (input?: Parameters<typeof start>[0]) => {
  const flow = start(input);
  flow.send({ type: 'form.completed', draft, summary });
  flow.send({ type: 'confirm' });
  return flow;
};

const startFollowing = async () => {
  const flow = startCreating();
  await flow.resolve('createOrder', order);
  flow.send({ type: 'returned' });
  return flow;
};

describe('form', () => {
  it('loads first, and keeps its values while the player confirms and edits', () => {
    const flow = start();
    expect(flow.select().view).toBe('preparing');
    flow.send({ type: 'form.completed', draft, summary });
    expect(flow.select()).toEqual({
      view: 'confirming',
      draft,
      summary,
      isBusy: false,
      proof: undefined,
    });
    flow.send({ type: 'edit' });
    expect(flow.select().view).toBe('preparing');
    expect(flow.told('form')).toEqual([{ type: 'load' }]);
  });

  it('receives changes of the wallet while it is shown', () => {
    const flow = start();
    flow.send({ type: 'balance.changed' });
    flow.send({ type: 'form.completed', draft, summary });
    flow.send({ type: 'balance.changed' });
    expect(flow.told('form')).toEqual([{ type: 'load' }, { type: 'balance.changed' }]);
  });

  it('gives way to an order that is not final yet', () => {
    const flow = start();
    flow.send({ type: 'form.replaced', order });
    expect(flow.select()).toEqual({ view: 'following', order, error: undefined });
    flow.clock.advance(1000);
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
  });

  it('makes the screen unavailable when it fails', async () => {
    const flow = start();
    await flow.reject('form', broken);
    expect(flow.select()).toEqual({ view: 'unavailable', error: broken });
  });
});

describe('idempotency key: S3', () => {
  it('is stored before the call, kept after unclear answers, and dropped after a final one', async () => {
    const flow = startCreating();
    expect(flow.emitted).toEqual([{ type: 'draftChanged', unanswered: { draft, summary } }]);
    for (const unclear of [offline, broken, { kind: 'timeout', code: 0, msg: '' }]) {
      await flow.reject('createOrder', unclear);
      expect(flow.select()).toEqual({ view: 'uncertain', draft });
      flow.send({ type: 'retry' });
    }
    expect(new Set(flow.calls('createOrder').map((call) => call.draft.idempotencyKey))).toEqual(
      new Set(['key-1']),
    );
    await flow.resolve('createOrder', order);
    expect(flow.emitted).toContainEqual({ type: 'draftChanged', unanswered: undefined });
  });

  it('is reused after a reload, with the details of the confirmation', () => {
    const stored = { ...draft, idempotencyKey: 'old' };
    const flow = start({ unanswered: { draft: stored, summary } });
    expect(flow.select()).toEqual({ view: 'uncertain', draft: stored });
    flow.send({ type: 'retry' });
    expect(flow.calls('createOrder')).toEqual([{ draft: stored }]);
    expect(flow.select()).toMatchObject({ view: 'confirming', isBusy: true, summary });
  });

  it('allows the player to abandon an unpaid order without an answer', async () => {
    const flow = startCreating();
    await flow.reject('createOrder', offline);
    flow.send({ type: 'edit' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', unanswered: undefined });
    expect(flow.select().view).toBe('preparing');
    expect(flow.told('form').at(-1)).toEqual({ type: 'restart' });
  });

  it('shows the reason of a final refusal and reloads the limits', async () => {
    const flow = startCreating();
    await flow.reject('createOrder', refused('deposit.overLimit', 'amount'));
    expect(flow.select()).toEqual({
      view: 'refused',
      error: refused('deposit.overLimit', 'amount'),
    });
    flow.send({ type: 'edit' });
    expect(flow.told('form')).toEqual([{ type: 'load' }, { type: 'load' }]);
  });
});

describe('a fresh proof: S19', () => {
  const startProving = async () => {
    const flow = startCreating((clock) => ({ proof: createProofInput(clock) }));
    await flow.reject('createOrder', refused('proofNeeded'));
    return flow;
  };

  it('is required before the request is repeated with the same key', async () => {
    const flow = await startProving();
    expect(flow.select()).toMatchObject({
      view: 'confirming',
      isBusy: true,
      proof: expect.anything(),
    });
    await flow.resolve('proof', { isProven: true });
    const [first, second] = flow.calls('createOrder');
    expect(second).toEqual(first);
  });

  it('returns to the form on cancel and drops the request', async () => {
    const flow = await startProving();
    await flow.resolve('proof', { isProven: false });
    expect(flow.select().view).toBe('preparing');
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', unanswered: undefined });
    expect(flow.told('form')).toEqual([{ type: 'load' }, { type: 'load' }]);
  });

  it('loads the form on cancel after a reload', async () => {
    const flow = start((clock) => ({
      proof: createProofInput(clock),
      unanswered: { draft, summary },
    }));
    expect(flow.calls('form')).toEqual([expect.objectContaining({ amount: draft.amount })]);
    flow.send({ type: 'retry' });
    await flow.reject('createOrder', refused('proofNeeded'));
    await flow.resolve('proof', { isProven: false });
    expect(flow.select().view).toBe('preparing');
    expect(flow.told('form')).toEqual([{ type: 'load' }]);
  });

  it('is a refusal like any other for kinds without one', async () => {
    const flow = startCreating();
    await flow.reject('createOrder', refused('proofNeeded'));
    expect(flow.select().view).toBe('refused');
  });
});

describe('checkout', () => {
  it('opens with the order, and again from the button', async () => {
    const flow = startCreating();
    await flow.resolve('createOrder', order);
    const open = { type: 'openCheckout', payUrl: order.payUrl, orderNo: 'D1' };
    expect(flow.emitted.slice(-2)).toEqual([{ type: 'created', order }, open]);
    expect(flow.select()).toEqual({ view: 'awaitingCheckout', order });
    flow.send({ type: 'checkout.open' });
    flow.send({ type: 'returned' });
    await flow.resolve('loadOrder', order);
    flow.send({ type: 'checkout.open' });
    expect(flow.emitted.filter(({ type }) => type === 'openCheckout')).toEqual([open, open, open]);
  });

  it('polls immediately for an order without a checkout', async () => {
    const flow = startCreating();
    await flow.resolve('createOrder', { ...order, payUrl: null });
    expect(flow.select().view).toBe('following');
    expect(flow.isRunning('loadOrder')).toBe(true);
    flow.send({ type: 'checkout.open' });
    expect(flow.emitted.some(({ type }) => type === 'openCheckout')).toBe(false);
  });

  it('does not open for a transfer, except from the button', async () => {
    const flow = startCreating();
    const transfer = { payee: null, qrCode: 'pay', reference: 'R1' };
    await flow.resolve('createOrder', { ...order, transfer });
    expect(flow.select()).toMatchObject({ view: 'following', order: { transfer } });
    expect(flow.emitted.some(({ type }) => type === 'openCheckout')).toBe(false);
    flow.send({ type: 'checkout.open' });
    expect(flow.emitted.at(-1)?.type).toBe('openCheckout');
  });

  it.each(['returned', 'balance.changed'] as const)('starts polling on %s', async (type) => {
    const flow = startCreating();
    await flow.resolve('createOrder', order);
    flow.send({ type });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
  });

  it('starts polling after 10 seconds in any case', async () => {
    const flow = startCreating();
    await flow.resolve('createOrder', order);
    flow.clock.advance(10_000);
    expect(flow.select().view).toBe('following');
  });
});

describe('polling the order', () => {
  it('increases the interval', async () => {
    const flow = await startFollowing();
    const waits: number[] = [];
    for (let poll = 0; poll < 10; poll += 1) {
      await flow.resolve('loadOrder', order);
      const before = flow.clock.now();
      flow.clock.runNext();
      waits.push((flow.clock.now() - before) / 1000);
    }
    expect(waits).toEqual([1, 1, 2, 3, 5, 8, 13, 20, 30, 30]);
  });

  it('polls immediately when the balance changes', async () => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', order);
    flow.send({ type: 'balance.changed' });
    const done: Order = { ...order, state: 'done' };
    await flow.resolve('loadOrder', done);
    expect(flow.select()).toEqual({ view: 'done', order: done });
    expect(flow.emitted.at(-1)).toEqual({ type: 'finished', order: done });
  });

  it('continues after network failures', async () => {
    const flow = await startFollowing();
    await flow.reject('loadOrder', offline);
    expect(flow.select()).toEqual({ view: 'following', order, error: offline });
    flow.send({ type: 'retry' });
    await flow.resolve('loadOrder', order);
    expect(flow.select()).toEqual({ view: 'following', order, error: undefined });
  });

  it.each([
    ['failed', 'declined', 'failed'],
    ['failed', 'expired', 'expired'],
    ['pendingReview', null, 'following'],
  ] as const)('state %s, reason %s: %s', async (state, reason, view) => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state, reason });
    expect(flow.select().view).toBe(view);
  });

  it('reports a late payment of an expired order as done', async () => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state: 'failed', reason: 'expired' });
    flow.send({ type: 'balance.changed' });
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    expect(flow.select().view).toBe('done');
  });

  it('continues after a reload with only the order number', async () => {
    const flow = start({ orderNo: 'D1' });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
    expect(flow.select()).toEqual({ view: 'loading', error: undefined });
    await flow.reject('loadOrder', offline);
    expect(flow.select()).toEqual({ view: 'loading', error: offline });
    flow.send({ type: 'retry' });
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    expect(flow.select()).toMatchObject({ view: 'done', order: { state: 'done' } });
  });

  it('shows the order as last known until the first poll is answered', async () => {
    const flow = start({ orderNo: 'D1', order });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
    expect(flow.select()).toEqual({ view: 'following', order, error: undefined });
    const done: Order = { ...order, state: 'done' };
    const again = start({ orderNo: 'D1', order: done });
    expect(again.select()).toEqual({ view: 'done', order: done });
    const failed: Order = { ...order, state: 'failed', reason: 'declined' };
    await again.resolve('loadOrder', failed);
    expect(again.select()).toEqual({ view: 'failed', order: failed });
  });

  it('treats another player’s order as not found', async () => {
    const flow = start({ orderNo: 'X' });
    await flow.reject('loadOrder', { kind: 'refused', code: 404, msg: 'No such order' });
    expect(flow.select()).toEqual({ view: 'notFound' });
  });

  it('starts another order with an empty form', async () => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    flow.send({ type: 'again' });
    expect(flow.select().view).toBe('preparing');
    expect(flow.told('form').at(-1)).toEqual({ type: 'restart' });
    expect(flow.snapshot().context).toMatchObject({ order: undefined, orderNo: undefined });
  });
});
