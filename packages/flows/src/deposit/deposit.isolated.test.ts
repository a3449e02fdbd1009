import type { Order } from '@parlor/api/entities';
import { checkDepositAmount } from '@parlor/api/rules';
import { describe, expect, it, vi } from 'vitest';
import { effect } from '../kit/index.ts';
import { createMoneyOrderActors, selectMoneyOrderView } from '../money-order/index.ts';
import { depositOffer, order, payBank, payChannels, payMethods } from '../testing/deposits.ts';
import { offline, settle, startFlow, startParent } from '../testing/index.ts';
import { depositFormActors, depositFormMachine, depositMachine } from './deposit.machine.ts';
import { type DepositFormView, selectDepositForm } from './deposit.selectors.ts';
import type { DepositDraft, DepositOptions, DepositReport } from './deposit.types.ts';

vi.mock('@parlor/api/rules', { spy: true });

const options: DepositOptions = {
  isOpen: true,
  methods: payMethods,
  offers: [depositOffer],
  presets: ['100.00', '200.00'],
};

const createKeys = () => {
  let keys = 0;
  return () => {
    keys += 1;
    return `key-${keys}`;
  };
};

const start = () => {
  const { parent, received } = startParent<DepositReport>();
  const flow = startFlow(depositFormMachine, depositFormActors, () => ({
    parent,
    exponent: 2,
    createKey: createKeys(),
  }));
  flow.send({ type: 'load' });
  const select = () => selectDepositForm(flow.snapshot());
  const form = (): Extract<DepositFormView, { view: 'form' }> => {
    const shown = select();
    if (shown.view !== 'form') throw new Error(`The form shows ${shown.view}`);
    return shown;
  };
  const drafts = () => received.map((report) => 'draft' in report && report.draft);
  return { ...flow, select, form, drafts, received };
};

const startChoosing = async () => {
  const flow = start();
  await flow.resolve('loadOptions', options);
  await flow.resolve('loadChannels', payChannels);
  return flow;
};

describe('methods and channels', () => {
  it('loads methods and the channels of the first one, and selects the first channel', async () => {
    const flow = start();
    expect(flow.select().view).toBe('loading');
    await flow.resolve('loadOptions', options);
    expect(flow.calls('loadChannels')).toEqual([{ method: payMethods[0] }]);
    expect(flow.form().channels).toEqual({ state: 'loading' });
    await flow.resolve('loadChannels', payChannels);
    expect(flow.form().channels).toEqual({
      state: 'ready',
      all: payChannels,
      selected: payChannels[0],
      bank: undefined,
      limits: payChannels[0],
    });
  });

  it('loads the channels of another method; the last selection wins', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'method.choose', methodId: 'm2' });
    flow.send({ type: 'method.choose', methodId: 'm1' });
    expect(flow.form().method.methodId).toBe('m1');
    expect(flow.calls('loadChannels')).toEqual([
      { method: payMethods[0] },
      { method: payMethods[1] },
      { method: payMethods[0] },
    ]);
    expect(flow.form().channels).toEqual({ state: 'loading' });
    await flow.reject('loadChannels', offline);
    expect(flow.form().channels).toEqual({ state: 'failed', error: offline });
    flow.send({ type: 'retry' });
    await flow.resolve('loadChannels', payChannels);
    expect(flow.form().channels.state).toBe('ready');
  });

  it('reports closed deposits, and retries after a failure', async () => {
    const closed = start();
    await closed.resolve('loadOptions', { ...options, isOpen: false });
    expect(closed.select()).toEqual({ view: 'closed' });
    const failed = start();
    await failed.reject('loadOptions', offline);
    expect(failed.select()).toEqual({ view: 'loadFailed', error: offline });
    failed.send({ type: 'retry' });
    expect(failed.select().view).toBe('loading');
  });
});

describe('amount (docs/product.md: Validation rules; Error catalogue)', () => {
  it.each([
    ['', 'amount.required', undefined],
    ['ten', 'amount.incorrect', undefined],
    ['49.99', 'deposit.belowMinimum', '50.00'],
    ['5000.01', 'deposit.aboveMaximum', '5000.00'],
    ['3000.01', 'deposit.limitExceeded', '3000.00'],
  ])('rejects "%s": %s', async (amount, code, limit) => {
    const flow = await startChoosing();
    flow.send({ type: 'submit', amount });
    expect(flow.form().violation).toMatchObject({ code, ...(limit && { limit }) });
    expect(flow.form().amount).toBe(amount);
    expect(flow.received).toEqual([]);
  });

  it('rejects a deposit when none are left for the day', async () => {
    const flow = start();
    await flow.resolve('loadOptions', options);
    await flow.resolve(
      'loadChannels',
      payChannels.map((channel) => ({ ...channel, remainingTimes: 0 })),
    );
    flow.send({ type: 'submit', amount: '100' });
    expect(flow.form().violation?.code).toBe('deposit.noTimes');
  });

  it('applies the limits of each channel', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'channel.choose', channelId: 'c2' });
    flow.send({ type: 'bank.choose', bankCode: 'LUZ' });
    flow.send({ type: 'submit', amount: '60' });
    expect(flow.form().violation?.limit).toBe('100.00');
  });

  it('rejects a submit without a channel', async () => {
    const flow = start();
    await flow.resolve('loadOptions', options);
    await flow.resolve('loadChannels', []);
    flow.send({ type: 'submit', amount: '100' });
    expect(flow.form().channels).toEqual({ state: 'empty' });
    expect(flow.received).toEqual([]);
  });

  it.each(['100', '1'])('checks the submitted amount "%s" once', async (amount) => {
    const flow = await startChoosing();
    vi.mocked(checkDepositAmount).mockClear();
    flow.send({ type: 'submit', amount });
    expect(checkDepositAmount).toHaveBeenCalledOnce();
  });
});

describe('banks of a transfer (docs/product.md: Calls; product decision 7)', () => {
  const startTransfer = async () => {
    const flow = await startChoosing();
    flow.send({ type: 'method.choose', methodId: 'm2' });
    await flow.resolve('loadChannels', payChannels.slice(1));
    return flow;
  };

  it('selects the first bank of a channel, and applies its limits', async () => {
    const flow = await startTransfer();
    expect(flow.form().channels).toMatchObject({ bank: payBank, limits: payBank });
    flow.send({ type: 'submit', amount: '160' });
    expect(flow.form().violation).toMatchObject({ code: 'deposit.aboveMaximum', limit: '150.00' });
    flow.send({ type: 'bank.choose', bankCode: 'LUZ' });
    expect(flow.form().violation).toBeUndefined();
    flow.send({ type: 'submit', amount: '141' });
    expect(flow.form().violation).toMatchObject({ code: 'deposit.limitExceeded', limit: '140.00' });
  });

  it('reports the bank in the draft', async () => {
    const flow = await startTransfer();
    flow.send({ type: 'bank.choose', bankCode: 'LUZ' });
    flow.send({ type: 'submit', amount: '130' });
    expect(flow.received).toMatchObject([
      {
        draft: { kind: 'transfer', channel: 'other', bankCode: 'LUZ' },
        summary: { bank: { bankCode: 'LUZ' } },
      },
    ]);
  });
});

describe('offers (docs/product.md: Calls; product decision 7)', () => {
  it('joins none by default', async () => {
    const flow = await startChoosing();
    expect(flow.form()).toMatchObject({ offers: [depositOffer], offer: undefined });
    flow.send({ type: 'submit', amount: '130' });
    expect(flow.drafts()).toEqual([expect.not.objectContaining({ activityId: 'a1' })]);
  });

  it.each([
    ['m1', 'checkout', 'sandbox'],
    ['m2', 'transfer', 'other'],
  ])(
    'keeps the chosen offer with method %s, and reports it in the draft',
    async (methodId, kind, channel) => {
      const flow = await startChoosing();
      flow.send({ type: 'offer.choose', activityId: 'a1' });
      flow.send({ type: 'method.choose', methodId });
      await flow.resolve('loadChannels', kind === 'transfer' ? payChannels.slice(1) : payChannels);
      flow.send({ type: 'submit', amount: '130' });
      expect(flow.received).toMatchObject([
        { draft: { kind, channel, activityId: 'a1' }, summary: { offer: depositOffer } },
      ]);
    },
  );

  it('raises the minimum to that of the offer, until it is not joined', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'offer.choose', activityId: 'a1' });
    flow.send({ type: 'submit', amount: '110' });
    expect(flow.form().violation).toMatchObject({ code: 'deposit.belowMinimum', limit: '120.00' });
    flow.send({ type: 'offer.choose', activityId: undefined });
    flow.send({ type: 'submit', amount: '110' });
    expect(flow.drafts()).toEqual([expect.not.objectContaining({ activityId: 'a1' })]);
  });

  it('keeps the chosen offer when the options are reloaded, unless it is no longer offered', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'offer.choose', activityId: 'a1' });
    flow.send({ type: 'load' });
    await flow.resolve('loadOptions', options);
    expect(flow.form().offer).toEqual(depositOffer);
    flow.send({ type: 'load' });
    await flow.resolve('loadOptions', { ...options, offers: [] });
    expect(flow.form().offer).toBeUndefined();
  });
});

describe('draft: S3', () => {
  it('has a new idempotency key each time the form is completed', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'submit', amount: '100' });
    flow.send({ type: 'submit', amount: '200' });
    const draft = {
      kind: 'checkout',
      channel: 'sandbox',
      amount: '100.00',
      idempotencyKey: 'key-1',
    };
    expect(flow.drafts()).toEqual([draft, { ...draft, amount: '200.00', idempotencyKey: 'key-2' }]);
    expect(flow.received[0]).toMatchObject({
      summary: { method: payMethods[0], channel: payChannels[0] },
    });
  });

  it('keeps the amount when the limits are reloaded, and clears amount and offer for another deposit', async () => {
    const flow = await startChoosing();
    flow.send({ type: 'offer.choose', activityId: 'a1' });
    flow.send({ type: 'submit', amount: '100' });
    flow.send({ type: 'load' });
    await flow.resolve('loadOptions', options);
    expect(flow.form().amount).toBe('100');
    flow.send({ type: 'restart' });
    await flow.resolve('loadOptions', options);
    expect(flow.form()).toMatchObject({ amount: '', offer: undefined });
  });
});

describe('a deposit from its form to its order', () => {
  it('returns to the form as it was, and creates the order of the second draft', async () => {
    const form = depositFormMachine.provide({
      actors: {
        loadOptions: effect(async () => options),
        loadChannels: effect(async () => payChannels),
      },
    });
    const { createOrder, loadOrder } = createMoneyOrderActors<DepositDraft, Order>();
    const flow = startFlow(
      depositMachine.provide({ actors: { form } }),
      { createOrder, loadOrder },
      () => ({ exponent: 2, createKey: createKeys() }),
    );
    await settle();
    const submit = (amount: string) => {
      const shown = selectMoneyOrderView(flow.snapshot());
      if (shown.view !== 'preparing') throw new Error(`The deposit shows ${shown.view}`);
      shown.form.send({ type: 'submit', amount });
    };
    submit('100');
    flow.send({ type: 'edit' });
    submit('200');
    flow.send({ type: 'confirm' });
    expect(flow.calls('createOrder')).toEqual([
      {
        draft: { kind: 'checkout', channel: 'sandbox', amount: '200.00', idempotencyKey: 'key-2' },
      },
    ]);
    await flow.resolve('createOrder', order);
    expect(selectMoneyOrderView(flow.snapshot())).toEqual({ view: 'awaitingCheckout', order });
  });
});
