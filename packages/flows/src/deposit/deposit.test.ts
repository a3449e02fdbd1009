import { describe, expect, it } from 'vitest';
import { order, payChannels, payMethods } from '../testing/deposits.ts';
import { broken, offline, refused, startFlow } from '../testing/index.ts';
import { depositActors, depositMachine } from './deposit.machine.ts';
import {
  selectChannel,
  selectDepositAmount,
  selectDepositDraft,
  selectDepositError,
  selectDepositView,
  selectDepositViolation,
  selectHaveChannelsFailed,
  selectMethodId,
  selectOrder,
} from './deposit.selectors.ts';
import type { DepositInput } from './deposit.types.ts';

const options = { isOpen: true, methods: payMethods, presets: ['100.00', '200.00'] };

const start = (input: Partial<DepositInput> = {}) => {
  let keys = 0;
  const flow = startFlow(
    depositMachine,
    depositActors,
    (): DepositInput => ({
      exponent: 2,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      ...input,
    }),
  );
  return { ...flow, view: () => selectDepositView(flow.snapshot()) };
};

const startChoosing = async () => {
  const flow = start();
  await flow.resolve('loadOptions', options);
  await flow.resolve('loadChannels', payChannels);
  return flow;
};

const startCreating = async (amount = '100') => {
  const flow = await startChoosing();
  flow.send({ type: 'submit', amount });
  flow.send({ type: 'confirm' });
  return flow;
};

const startFollowing = async () => {
  const flow = await startCreating();
  await flow.resolve('createOrder', order);
  flow.send({ type: 'returned' });
  return flow;
};

describe('methods and channels', () => {
  it('loads methods and the channels of the first one, and selects the first channel', async () => {
    const flow = start();
    expect(flow.view()).toBe('loading');
    await flow.resolve('loadOptions', options);
    expect(flow.calls('loadChannels')).toEqual([{ methodId: 'm1' }]);
    await flow.resolve('loadChannels', payChannels);
    expect(flow.view()).toBe('choosing');
    expect(selectChannel(flow.snapshot())?.channelId).toBe('c1');
  });

  it('loads the channels of another method; the last selection wins', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'method.choose', methodId: 'm2' });
    flow.send({ type: 'method.choose', methodId: 'm1' });
    expect(selectMethodId(flow.snapshot())).toBe('m1');
    expect(flow.calls('loadChannels')).toEqual([
      { methodId: 'm1' },
      { methodId: 'm2' },
      { methodId: 'm1' },
    ]);
    expect(selectChannel(flow.snapshot())).toBeUndefined();
    await flow.reject('loadChannels', offline);
    expect(selectHaveChannelsFailed(flow.snapshot())).toBe(true);
    flow.send({ type: 'retry' });
    await flow.resolve('loadChannels', payChannels);
    expect(flow.view()).toBe('choosing');
  });

  it('reports closed deposits, and retries after a failure', async () => {
    const closed = start();
    await closed.resolve('loadOptions', { ...options, isOpen: false });
    expect(closed.view()).toBe('closed');
    const failed = start();
    await failed.reject('loadOptions', offline);
    expect(failed.view()).toBe('loadFailed');
    failed.send({ type: 'retry' });
    expect(failed.view()).toBe('loading');
  });
});

describe('amount: specification: Validation rules and 8', () => {
  it.each([
    ['', 'amount.required', undefined],
    ['ten', 'amount.incorrect', undefined],
    ['49.99', 'deposit.belowMinimum', '50.00'],
    ['5000.01', 'deposit.aboveMaximum', '5000.00'],
    ['3000.01', 'deposit.limitExceeded', '3000.00'],
  ])('rejects "%s": %s', async (amount, code, limit) => {
    const flow = await startChoosing();
    flow.send({ type: 'submit', amount });
    expect(selectDepositViolation(flow.snapshot())).toMatchObject({
      code,
      ...(limit && { limit }),
    });
    expect(selectDepositAmount(flow.snapshot())).toBe(amount);
    expect(flow.view()).toBe('choosing');
  });

  it('rejects a deposit when none are left for the day', async () => {
    const flow = start();
    await flow.resolve('loadOptions', options);
    await flow.resolve(
      'loadChannels',
      payChannels.map((channel) => ({ ...channel, remainingTimes: 0 })),
    );
    flow.send({ type: 'submit', amount: '100' });
    expect(selectDepositViolation(flow.snapshot())?.code).toBe('deposit.noTimes');
  });

  it('applies the limits of each channel', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'channel.choose', channelId: 'c2' });
    flow.send({ type: 'submit', amount: '60' });
    expect(selectDepositViolation(flow.snapshot())?.limit).toBe('100.00');
  });

  it('rejects a submit without a channel', async () => {
    const flow = start();
    await flow.resolve('loadOptions', options);
    await flow.resolve('loadChannels', []);
    flow.send({ type: 'submit', amount: '100' });
    expect(flow.view()).toBe('choosing');
  });
});

describe('idempotency key: S3', () => {
  it('is created once each time the confirm screen opens', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'submit', amount: '100' });
    expect(selectDepositDraft(flow.snapshot())).toEqual({
      kind: 'checkout',
      channel: 'sandbox',
      amount: '100.00',
      idempotencyKey: 'key-1',
    });
    flow.send({ type: 'edit' });
    flow.send({ type: 'submit', amount: '200' });
    expect(selectDepositDraft(flow.snapshot())?.idempotencyKey).toBe('key-2');
  });

  it('is stored before the call, kept after unclear answers, and dropped after a final one', async () => {
    const flow = await startCreating();
    const draft = selectDepositDraft(flow.snapshot());
    expect(flow.emitted).toEqual([{ type: 'draftChanged', draft }]);
    for (const unclear of [offline, broken, { kind: 'timeout', code: 0, msg: '' }]) {
      await flow.reject('createOrder', unclear);
      expect(flow.view()).toBe('uncertain');
      flow.send({ type: 'retry' });
    }
    expect(new Set(flow.calls('createOrder').map((call) => call.idempotencyKey))).toEqual(
      new Set(['key-1']),
    );
    await flow.resolve('createOrder', order);
    expect(flow.emitted).toContainEqual({ type: 'draftChanged', draft: undefined });
  });

  it('is reused after a reload', () => {
    const draft = {
      kind: 'checkout',
      channel: 'sandbox',
      amount: '100.00',
      idempotencyKey: 'old',
    } as const;
    const flow = start({ draft });
    expect(flow.view()).toBe('uncertain');
    flow.send({ type: 'retry' });
    expect(flow.calls('createOrder')).toEqual([draft]);
  });

  it('allows the player to abandon an unpaid order without an answer', async () => {
    const flow = await startCreating();
    await flow.reject('createOrder', offline);
    flow.send({ type: 'edit' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', draft: undefined });
    expect(flow.view()).toBe('loading');
  });

  it('shows the reason of a final refusal and reloads the limits', async () => {
    const flow = await startCreating();
    await flow.reject('createOrder', refused('deposit.overLimit', 'amount'));
    expect(flow.view()).toBe('refused');
    expect(selectDepositError(flow.snapshot())?.reason).toBe('deposit.overLimit');
    flow.send({ type: 'edit' });
    expect(flow.isRunning('loadOptions')).toBe(true);
  });
});

describe('checkout', () => {
  it('opens with the order, and again from the button', async () => {
    const flow = await startCreating();
    await flow.resolve('createOrder', order);
    const open = { type: 'openCheckout', payUrl: order.payUrl, orderNo: 'D1' };
    expect(flow.emitted.slice(-2)).toEqual([{ type: 'orderCreated', orderNo: 'D1' }, open]);
    expect(flow.view()).toBe('awaitingCheckout');
    flow.send({ type: 'checkout.open' });
    flow.send({ type: 'returned' });
    await flow.resolve('loadOrder', order);
    flow.send({ type: 'checkout.open' });
    expect(flow.emitted.filter(({ type }) => type === 'openCheckout')).toEqual([open, open, open]);
  });

  it('polls immediately for a channel without a checkout', async () => {
    const flow = await startCreating();
    await flow.resolve('createOrder', { ...order, payUrl: null });
    expect(flow.view()).toBe('following');
    flow.send({ type: 'checkout.open' });
    expect(flow.emitted.some(({ type }) => type === 'openCheckout')).toBe(false);
  });

  it.each(['returned', 'balance.changed'] as const)('starts polling on %s', async (type) => {
    const flow = await startCreating();
    await flow.resolve('createOrder', order);
    flow.send({ type });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
  });

  it('starts polling after 10 seconds in any case', async () => {
    const flow = await startCreating();
    await flow.resolve('createOrder', order);
    flow.clock.advance(10_000);
    expect(flow.view()).toBe('following');
  });
});

describe('polling the order', () => {
  it('increases the interval', async () => {
    const flow = await startFollowing();
    const waits: number[] = [];
    for (let question = 0; question < 10; question += 1) {
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
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    expect(flow.view()).toBe('done');
    expect(flow.emitted.at(-1)).toEqual({
      type: 'deposited',
      order: { ...order, state: 'done' },
    });
  });

  it('continues after network failures', async () => {
    const flow = await startFollowing();
    await flow.reject('loadOrder', offline);
    expect(selectDepositError(flow.snapshot())).toEqual(offline);
    flow.send({ type: 'retry' });
    await flow.resolve('loadOrder', order);
    expect(selectDepositError(flow.snapshot())).toBeUndefined();
  });

  it.each([
    ['failed', 'declined', 'failed'],
    ['failed', 'expired', 'expired'],
    ['pendingReview', null, 'following'],
  ] as const)('state %s, reason %s: %s', async (state, reason, view) => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state, reason });
    expect(flow.view()).toBe(view);
  });

  it('reports a late payment of an expired order as a deposit', async () => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state: 'failed', reason: 'expired' });
    flow.send({ type: 'balance.changed' });
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    expect(flow.view()).toBe('done');
  });

  it('continues after a reload with only the order number', async () => {
    const flow = start({ orderNo: 'D1' });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'D1' }]);
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    expect(selectOrder(flow.snapshot())?.state).toBe('done');
    expect(flow.view()).toBe('done');
  });

  it('treats another player’s order as not found', async () => {
    const flow = start({ orderNo: 'X' });
    await flow.reject('loadOrder', { kind: 'refused', code: 404, msg: 'No such order' });
    expect(flow.view()).toBe('failed');
  });

  it('starts another deposit with an empty form', async () => {
    const flow = await startFollowing();
    await flow.resolve('loadOrder', { ...order, state: 'done' });
    flow.send({ type: 'again' });
    expect(flow.view()).toBe('loading');
    expect(selectOrder(flow.snapshot())).toBeUndefined();
    expect(selectDepositAmount(flow.snapshot())).toBe('');
  });
});
