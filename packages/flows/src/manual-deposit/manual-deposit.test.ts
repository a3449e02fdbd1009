import { describe, expect, it } from 'vitest';
import { createMoneyOrderActors, selectMoneyOrderView } from '../money-order/index.ts';
import { offline, refused, startFlow, startParent } from '../testing/index.ts';
import {
  depositAccount,
  manualDepositEntry as entry,
  MANUAL_DEPOSIT_NOW as now,
  manualDepositOptions as options,
  manualDepositOrder as order,
} from '../testing/manual-deposits.ts';
import { card } from '../testing/withdrawals.ts';
import type { UploadReport } from '../upload/upload.types.ts';
import {
  manualDepositFormActors,
  manualDepositFormMachine,
  manualDepositMachine,
} from './manual-deposit.machine.ts';
import { type ManualDepositFormView, selectManualDepositForm } from './manual-deposit.selectors.ts';
import type {
  ManualDepositDraft,
  ManualDepositEntry,
  ManualDepositOptions,
  ManualDepositOrder,
  ManualDepositReport,
} from './manual-deposit.types.ts';

const receipts = (change: Partial<UploadReport> = {}): UploadReport => ({
  type: 'uploads.changed',
  isUploading: false,
  hasFailed: false,
  values: ['i1', 'i2'],
  ...change,
});

const start = () => {
  const { parent, received } = startParent<ManualDepositReport>();
  let keys = 0;
  const flow = startFlow(manualDepositFormMachine, manualDepositFormActors, () => ({
    parent,
    exponent: 2,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  }));
  flow.send({ type: 'load' });
  const select = () => selectManualDepositForm(flow.snapshot());
  const form = (): Extract<ManualDepositFormView, { view: 'form' }> => {
    const shown = select();
    if (shown.view !== 'form') throw new Error(`The form shows ${shown.view}`);
    return shown;
  };
  const submit = (change: Partial<ManualDepositEntry> = {}) =>
    flow.send({ type: 'submit', entry: { ...entry, ...change }, now });
  return { ...flow, select, form, submit, received };
};

const startForm = async (change: Partial<ManualDepositOptions> = {}) => {
  const flow = start();
  await flow.resolve('loadOptions', { ...options, ...change });
  return flow;
};

describe('options of a manual deposit', () => {
  it('selects no payee among several, and the only one', async () => {
    const flow = await startForm();
    expect(flow.form()).toMatchObject({ accounts: options.accounts, account: undefined });
    flow.send({ type: 'account.choose', depositAccount: 'a2' });
    expect(flow.form().account?.depositAccount).toBe('a2');
    flow.send({ type: 'account.choose', depositAccount: 'unknown' });
    expect(flow.form().account?.depositAccount).toBe('a2');
    const only = await startForm({ accounts: [depositAccount] });
    expect(only.form().account).toEqual(depositAccount);
  });

  it('is closed by the wallet parameters, and without an account', async () => {
    expect((await startForm({ isOpen: false })).select()).toEqual({ view: 'closed' });
    expect((await startForm({ accounts: [] })).select()).toEqual({ view: 'closed' });
  });

  it('asks a player without a bank card to add one (docs/product.md: Error catalogue)', async () => {
    const flow = await startForm({ cards: [] });
    expect(flow.select()).toEqual({ view: 'needsCard' });
    flow.send({ type: 'card.added', card });
    expect(flow.form().accounts).toEqual(options.accounts);
  });

  it('retries after a failure', async () => {
    const flow = start();
    await flow.reject('loadOptions', offline);
    expect(flow.select()).toEqual({ view: 'loadFailed', error: offline });
    flow.send({ type: 'retry' });
    expect(flow.select()).toEqual({ view: 'loading' });
  });

  it('reports uploads that cannot run', async () => {
    const flow = await startForm();
    await flow.reject('uploads', offline);
    expect(flow.select()).toEqual({ view: 'unavailable', error: offline });
  });
});

describe('entry of a manual deposit (docs/product.md: Entities and their fields; Validation rules)', () => {
  it('requires payee, payer account, time, amount and receipt', async () => {
    const flow = await startForm();
    flow.submit({ payerAccount: ' ', depositTime: undefined, amount: '' });
    expect(flow.form().violations).toEqual({
      depositAccount: { code: 'payee.required' },
      payerAccount: { code: 'payerAccount.required' },
      depositTime: { code: 'depositTime.required' },
      depositAmount: { code: 'amount.required' },
      receiptPhoto: { code: 'receipt.required' },
    });
    expect(flow.received).toEqual([]);
  });

  it.each([
    ['99.99', { code: 'deposit.belowMinimum', limit: '100.00', bound: 'minimum' }],
    ['5000.01', { code: 'deposit.aboveMaximum', limit: '5000.00', bound: 'maximum' }],
    ['1e3', { code: 'amount.incorrect' }],
  ])('rejects the amount %s by the limits of the payee', async (amount, violation) => {
    const flow = await startForm({ accounts: [depositAccount] });
    flow.send(receipts());
    flow.submit({ amount });
    expect(flow.form().violations).toEqual({ depositAmount: violation });
  });

  it.each([
    [now + 3_600_000, 'depositTime.inFuture'],
    [now - 31 * 86_400_000, 'depositTime.tooOld'],
  ])('rejects the time %i', async (depositTime, code) => {
    const flow = await startForm({ accounts: [depositAccount] });
    flow.send(receipts());
    flow.submit({ depositTime });
    expect(flow.form().violations).toMatchObject({ depositTime: { code } });
  });

  it('drops the violations of payee and amount when another payee is chosen', async () => {
    const flow = await startForm();
    flow.submit({ amount: '', payerAccount: '' });
    flow.send({ type: 'account.choose', depositAccount: 'a1' });
    expect(flow.form().violations).toEqual({
      payerAccount: { code: 'payerAccount.required' },
      receiptPhoto: { code: 'receipt.required' },
    });
  });

  it('completes a valid entry, each time with a new idempotency key', async () => {
    const flow = await startForm();
    flow.send({ type: 'account.choose', depositAccount: 'a2' });
    flow.send(receipts());
    flow.submit({ memberAccountType: 'wallet', payerAccount: ' 0917 ', reference: ' R 1 ' });
    flow.submit();
    const draft = {
      depositAccount: 'a2',
      memberAccountType: 'wallet',
      payerAccount: '0917',
      depositTime: (now - 3_600_000) / 1000,
      reference: 'R 1',
      receiptPhoto: ['i1', 'i2'],
      amount: '1500.00',
      idempotencyKey: 'key-1',
    };
    expect(flow.received).toMatchObject([
      { type: 'form.completed', draft, summary: { account: { depositAccount: 'a2' } } },
      { draft: { idempotencyKey: 'key-2', memberAccountType: 'bank' } },
    ]);
    expect(flow.received[1]).not.toHaveProperty('draft.reference');
    expect(flow.form().entry).toEqual(entry);
  });

  it('replaces an account type that the payee does not accept', async () => {
    const flow = await startForm({ accounts: [depositAccount] });
    flow.send(receipts());
    flow.submit({ memberAccountType: 'wallet' });
    expect(flow.received).toMatchObject([{ draft: { memberAccountType: 'bank' } }]);
  });

  it('is blocked while a receipt uploads or has failed (docs/product.md: Validation rules)', async () => {
    const flow = await startForm({ accounts: [depositAccount] });
    flow.send(receipts({ isUploading: true }));
    expect(flow.form().blockedBy).toBe('uploading');
    flow.submit();
    flow.send(receipts({ hasFailed: true }));
    expect(flow.form().blockedBy).toBe('uploadFailed');
    flow.submit();
    expect(flow.received).toEqual([]);
    flow.send(receipts());
    flow.submit();
    expect(flow.received).toHaveLength(1);
  });

  it('keeps the entry when the options are loaded again, and clears it for another one', async () => {
    const flow = await startForm();
    flow.send({ type: 'account.choose', depositAccount: 'a2' });
    flow.send(receipts());
    flow.submit();
    flow.send({ type: 'load' });
    await flow.resolve('loadOptions', options);
    expect(flow.form()).toMatchObject({ entry, account: { depositAccount: 'a2' } });
    flow.send({ type: 'restart' });
    await flow.resolve('loadOptions', options);
    expect(flow.form()).toMatchObject({ entry: undefined, account: undefined });
    expect(flow.told('uploads')).toEqual([{ type: 'clear' }]);
  });
});

describe('a manual deposit as an order', () => {
  const draft: ManualDepositDraft = {
    depositAccount: 'a1',
    memberAccountType: 'bank',
    payerAccount: '0044',
    depositTime: 1_795_230_000,
    receiptPhoto: ['i1'],
    amount: '1500.00',
    idempotencyKey: 'key-1',
  };
  const startOrder = () => {
    const flow = startFlow(
      manualDepositMachine,
      createMoneyOrderActors<ManualDepositDraft, ManualDepositOrder>(),
      () => ({
        exponent: 2,
        createKey: () => 'key',
        unanswered: { draft, summary: { account: depositAccount } },
      }),
    );
    return { ...flow, view: () => selectMoneyOrderView(flow.snapshot()) };
  };

  it('sends an unanswered submission again with the same key, and follows its review', async () => {
    const flow = startOrder();
    expect(flow.view()).toEqual({ view: 'uncertain', draft });
    flow.send({ type: 'retry' });
    expect(flow.calls('createOrder')).toEqual([{ draft }]);
    await flow.resolve('createOrder', order);
    await flow.resolve('loadOrder', order);
    expect(flow.view()).toMatchObject({ view: 'following', order });
    flow.send({ type: 'retry' });
    await flow.resolve('loadOrder', { ...order, state: 'done', creditedAmount: '1500.00' });
    expect(flow.view()).toMatchObject({ view: 'done' });
  });

  it('shows a rejected submission with its reason', async () => {
    const flow = startOrder();
    flow.send({ type: 'retry' });
    const failed = { ...order, state: 'failed', reason: 'payment.notFound' } as const;
    await flow.resolve('createOrder', failed);
    await flow.resolve('loadOrder', failed);
    expect(flow.view()).toEqual({ view: 'failed', order: failed });
  });

  it('shows a duplicate as refused, and returns to the form', async () => {
    const flow = startOrder();
    flow.send({ type: 'retry' });
    const duplicate = refused('deposit.duplicate', 'receiptPhoto');
    await flow.reject('createOrder', duplicate);
    expect(flow.view()).toEqual({ view: 'refused', error: duplicate });
    flow.send({ type: 'edit' });
    expect(flow.view().view).toBe('preparing');
  });
});
