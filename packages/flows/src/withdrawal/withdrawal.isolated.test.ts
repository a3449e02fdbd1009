import type { Withdrawal } from '@parlor/api/entities';
import { checkWithdrawalAmount } from '@parlor/api/rules';
import { describe, expect, it, vi } from 'vitest';
import { createMoneyOrderActors, selectMoneyOrderView } from '../money-order/index.ts';
import { createProofInput, offline, refused, startFlow, startParent } from '../testing/index.ts';
import { card, withdrawal, withdrawalPreview, withdrawRequest } from '../testing/withdrawals.ts';
import {
  withdrawalFormActors,
  withdrawalFormMachine,
  withdrawalMachine,
} from './withdrawal.machine.ts';
import { selectWithdrawalForm, type WithdrawalFormView } from './withdrawal.selectors.ts';
import type { WithdrawalDraft, WithdrawalOptions, WithdrawalReport } from './withdrawal.types.ts';

vi.mock('@parlor/api/rules', { spy: true });

const otherCard = { ...card, cardId: 'k0', isDefault: false };
const options: WithdrawalOptions = {
  isOpen: true,
  request: withdrawRequest,
  cards: [otherCard, card],
  presets: ['200.00'],
};

const start = (amount?: string) => {
  const { parent, received } = startParent<WithdrawalReport>();
  let keys = 0;
  const flow = startFlow(withdrawalFormMachine, withdrawalFormActors, (clock) => ({
    parent,
    exponent: 2,
    amount,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    proof: createProofInput(clock),
  }));
  if (amount === undefined) flow.send({ type: 'load' });
  const select = () => selectWithdrawalForm(flow.snapshot());
  const form = (): Extract<WithdrawalFormView, { view: 'form' }> => {
    const shown = select();
    if (shown.view !== 'form') throw new Error(`The form shows ${shown.view}`);
    return shown;
  };
  return { ...flow, select, form, received };
};

const startForm = async (change: Partial<WithdrawalOptions> = {}) => {
  const flow = start();
  await flow.resolve('loadOptions', { ...options, ...change });
  return flow;
};

describe('options of a withdrawal', () => {
  it('loads limits, balance, arrival time, and the default card', async () => {
    const flow = await startForm();
    expect(flow.form()).toMatchObject({ request: withdrawRequest, card });
    flow.send({ type: 'card.choose', cardId: 'k0' });
    expect(flow.form().card).toEqual(otherCard);
  });

  it('reports a pending withdrawal in place of the form', async () => {
    const flow = await startForm({ request: { ...withdrawRequest, pending: withdrawal } });
    expect(flow.received).toEqual([{ type: 'form.replaced', order: withdrawal }]);
  });

  it('reports closed withdrawals and a missing card, and retries after a failure', async () => {
    expect((await startForm({ isOpen: false })).select()).toEqual({ view: 'closed' });
    expect((await startForm({ cards: [] })).select()).toEqual({ view: 'needsCard' });
    const flow = start();
    await flow.reject('loadOptions', offline);
    expect(flow.select()).toEqual({ view: 'loadFailed', error: offline });
    flow.send({ type: 'retry' });
    expect(flow.select().view).toBe('loading');
  });

  it('gives way to a withdrawal that another tab has requested', async () => {
    const flow = await startForm();
    flow.send({ type: 'balance.changed' });
    const request = { ...withdrawRequest, pending: withdrawal };
    await flow.resolve('loadOptions', { ...options, request });
    expect(flow.received).toEqual([{ type: 'form.replaced', order: withdrawal }]);
  });

  it('updates the balance from the wallet; a failure keeps it', async () => {
    const flow = await startForm();
    flow.send({ type: 'card.choose', cardId: 'k0' });
    flow.send({ type: 'balance.changed' });
    await flow.resolve('loadOptions', {
      ...options,
      request: { ...withdrawRequest, balance: '90.00' },
    });
    expect(flow.form()).toMatchObject({ request: { balance: '90.00' }, card: otherCard });
    flow.send({ type: 'balance.changed' });
    await flow.reject('loadOptions', offline);
    expect(flow.select().view).toBe('form');
  });

  it('still shows why the preview failed after the balance was updated', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    await flow.reject('loadPreview', offline);
    flow.send({ type: 'balance.changed' });
    expect(flow.form().error).toEqual(offline);
    await flow.resolve('loadOptions', options);
    expect(flow.form().error).toEqual(offline);
    flow.send({ type: 'submit', amount: '200' });
    expect(flow.form().error).toBeUndefined();
  });
});

describe('amount (docs/product.md: Validation rules; Error catalogue)', () => {
  it.each([
    ['', { code: 'amount.required' }],
    ['many', { code: 'amount.incorrect' }],
    ['700.01', { code: 'withdrawal.insufficientBalance', limit: '700.00', bound: 'maximum' }],
    ['99', { code: 'withdrawal.incorrectAmount', limit: '100.00', bound: 'minimum' }],
    ['500.01', { code: 'withdrawal.incorrectAmount', limit: '500.00', bound: 'maximum' }],
  ])('rejects "%s"', async (amount, violation) => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount });
    expect(flow.form()).toMatchObject({ amount, violation });
    expect(flow.received).toEqual([]);
  });

  it('rejects a withdrawal when none are left for the day', async () => {
    const flow = await startForm({ request: { ...withdrawRequest, remainingTimes: 0 } });
    flow.send({ type: 'submit', amount: '200' });
    expect(flow.form().violation?.code).toBe('withdrawal.noTimes');
  });

  it.each(['200', '1'])('checks the submitted amount "%s" once', async (amount) => {
    const flow = await startForm();
    vi.mocked(checkWithdrawalAmount).mockClear();
    flow.send({ type: 'submit', amount });
    expect(checkWithdrawalAmount).toHaveBeenCalledOnce();
  });
});

describe('preview and draft: S3, product decision 52', () => {
  const draft = {
    amount: '200.00',
    bankCardId: 'k1',
    expected: 'token-1',
    idempotencyKey: 'key-1',
  };
  const summary = { card, preview: withdrawalPreview, hasChanged: false };

  it('previews a valid amount and completes the form with the token of the preview', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    expect(flow.form()).toMatchObject({ isBusy: true, error: undefined });
    expect(flow.calls('loadPreview')).toEqual([{ bankCardId: 'k1', amount: '200.00' }]);
    await flow.resolve('loadPreview', withdrawalPreview);
    expect(flow.form().isBusy).toBe(false);
    expect(flow.received).toEqual([{ type: 'form.completed', draft, summary }]);
  });

  it('has a new idempotency key each time the form is completed', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    await flow.resolve('loadPreview', withdrawalPreview);
    flow.send({ type: 'submit', amount: '300' });
    await flow.resolve('loadPreview', { ...withdrawalPreview, amount: '300.00' });
    expect(flow.received).toMatchObject([
      { draft },
      { draft: { ...draft, amount: '300.00', idempotencyKey: 'key-2' } },
    ]);
  });

  it('shows why a preview failed, and previews again on submit', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    await flow.reject('loadPreview', offline);
    expect(flow.form()).toMatchObject({ isBusy: false, error: offline, amount: '200' });
    expect(flow.received).toEqual([]);
    flow.send({ type: 'submit', amount: '200' });
    expect(flow.form()).toMatchObject({ isBusy: true, error: undefined });
  });

  it('previews the same amount again after a change, and says so', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    await flow.resolve('loadPreview', withdrawalPreview);
    flow.send({ type: 'preview.again' });
    const changed = { ...withdrawalPreview, expected: 'token-2', balanceAfter: '400.00' };
    await flow.resolve('loadPreview', changed);
    expect(flow.received[1]).toMatchObject({
      draft: { expected: 'token-2', idempotencyKey: 'key-2' },
      summary: { preview: changed, hasChanged: true },
    });
  });

  it('is loaded for a new preview after a reload, with the amount of the unanswered request', async () => {
    const flow = start('250.00');
    expect(flow.select().view).toBe('loading');
    flow.send({ type: 'preview.again' });
    await flow.resolve('loadOptions', options);
    expect(flow.form()).toMatchObject({ amount: '250.00', isBusy: false });
  });

  it('has no amount for another withdrawal', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    flow.send({ type: 'restart' });
    await flow.resolve('loadOptions', options);
    expect(flow.form().amount).toBe('');
  });
});

describe('an added card', () => {
  it('is selected, also if it is the first', async () => {
    const flow = await startForm({ cards: [] });
    expect(flow.select()).toEqual({ view: 'needsCard' });
    flow.send({ type: 'card.added', card });
    expect(flow.form()).toMatchObject({ cards: [card], card });
  });

  it('keeps the amount, without the violation of the last submit', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '1' });
    const added = { ...card, cardId: 'k9' };
    flow.send({ type: 'card.added', card: added });
    expect(flow.form()).toMatchObject({
      cards: [otherCard, card, added],
      card: added,
      amount: '1',
      violation: undefined,
    });
  });
});

describe('a withdrawal order (docs/product.md: States and transitions; Error catalogue)', () => {
  const draft: WithdrawalDraft = { amount: '200.00', bankCardId: 'k1', idempotencyKey: 'key-1' };

  const summary = { card, preview: withdrawalPreview, hasChanged: false };
  const startOrder = () => {
    const flow = startFlow(
      withdrawalMachine,
      { form: withdrawalFormMachine, ...createMoneyOrderActors<WithdrawalDraft, Withdrawal>() },
      (clock) => ({ exponent: 2, createKey: () => 'key', proof: createProofInput(clock) }),
    );
    flow.send({ type: 'form.completed', draft, summary });
    flow.send({ type: 'confirm' });
    return { ...flow, select: () => selectMoneyOrderView(flow.snapshot()) };
  };

  it('is requested with the key of the confirm screen, also after a proof (S19)', async () => {
    const flow = startOrder();
    await flow.reject('createOrder', refused('proofNeeded'));
    await flow.resolve('proof', { isProven: true });
    expect(flow.calls('createOrder')).toEqual([{ draft }, { draft }]);
    await flow.resolve('createOrder', withdrawal);
    expect(flow.emitted).toEqual([
      { type: 'draftChanged', unanswered: { draft, summary } },
      { type: 'draftChanged', unanswered: { draft, summary } },
      { type: 'draftChanged', unanswered: undefined },
      { type: 'created', order: withdrawal },
    ]);
  });

  it('returns to the form for a new preview when the old one is no longer correct', async () => {
    const flow = startOrder();
    await flow.reject('createOrder', refused('preview.changed'));
    expect(flow.select().view).toBe('preparing');
    expect(flow.told('form').at(-1)).toEqual({ type: 'preview.again' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', unanswered: undefined });
  });

  it('shows the arrival time and polls the request until it is final', async () => {
    const flow = startOrder();
    await flow.resolve('createOrder', withdrawal);
    expect(flow.select()).toMatchObject({
      view: 'following',
      order: { arrivesAt: '2026-11-19T10:00:00Z' },
    });
    expect(flow.calls('loadOrder')).toEqual([{ orderNo: 'w1' }]);
    await flow.resolve('loadOrder', { ...withdrawal, state: 'pendingPayment' });
    flow.send({ type: 'balance.changed' });
    const done: Withdrawal = { ...withdrawal, state: 'done' };
    await flow.resolve('loadOrder', done);
    expect(flow.select()).toEqual({ view: 'done', order: done });
    expect(flow.emitted.at(-1)).toEqual({ type: 'finished', order: done });
  });

  it('shows why it failed, and allows another withdrawal', async () => {
    const flow = startOrder();
    await flow.resolve('createOrder', withdrawal);
    await flow.resolve('loadOrder', { ...withdrawal, state: 'failed', reason: 'rejected' });
    expect(flow.select()).toMatchObject({ view: 'failed', order: { reason: 'rejected' } });
    flow.send({ type: 'again' });
    expect(flow.select().view).toBe('preparing');
  });
});
