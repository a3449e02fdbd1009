import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startFlow, tooMany } from '../testing/index.ts';
import { bank, card, withdrawal, withdrawRequest } from '../testing/withdrawals.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';
import {
  selectCard,
  selectCards,
  selectProofDialog,
  selectWithdrawal,
  selectWithdrawalAmount,
  selectWithdrawalDraft,
  selectWithdrawalError,
  selectWithdrawalView,
  selectWithdrawalViolations,
  selectWithdrawRequest,
} from './withdrawal.selectors.ts';
import { withdrawalActors } from './withdrawal.setup.ts';
import type { WithdrawalInput, WithdrawalOptions } from './withdrawal.types.ts';

const options: WithdrawalOptions = {
  isOpen: true,
  request: withdrawRequest,
  cards: [{ ...card, cardId: 'k0', isDefault: false }, card],
  presets: ['200.00'],
};
const newCard = {
  type: 'card.submit',
  bank,
  cardholder: ' Maria  Clara ',
  cardNumber: '1234-5678 9012',
  isDefault: true,
} as const;

const start = (input: Partial<WithdrawalInput> = {}) => {
  let keys = 0;
  const flow = startFlow(
    withdrawalMachine,
    withdrawalActors,
    (clock): WithdrawalInput => ({
      clock,
      exponent: 2,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      ...input,
    }),
  );
  return { ...flow, view: () => selectWithdrawalView(flow.snapshot()) };
};

const startForm = async (change: Partial<WithdrawalOptions> = {}) => {
  const flow = start();
  await flow.resolve('loadOptions', { ...options, ...change });
  return flow;
};

const startSubmitting = async () => {
  const flow = await startForm();
  flow.send({ type: 'submit', amount: '200' });
  flow.send({ type: 'confirm' });
  return flow;
};

const startReview = async () => {
  const flow = await startSubmitting();
  await flow.resolve('withdraw', withdrawal);
  return flow;
};

describe('options of a withdrawal', () => {
  it('loads limits, balance, arrival time, and the default card', async () => {
    const flow = await startForm();
    expect(flow.view()).toBe('form');
    expect(selectWithdrawRequest(flow.snapshot())).toEqual(withdrawRequest);
    expect(selectCard(flow.snapshot())?.cardId).toBe('k1');
    flow.send({ type: 'card.choose', cardId: 'k0' });
    expect(selectCard(flow.snapshot())?.cardId).toBe('k0');
  });

  it('shows a pending withdrawal instead of the form', async () => {
    const flow = await startForm({ request: { ...withdrawRequest, pending: withdrawal } });
    expect(flow.view()).toBe('underReview');
    expect(selectWithdrawal(flow.snapshot())?.arrivesAt).toBe('2026-11-19T10:00:00Z');
    flow.clock.advance(1000);
    expect(flow.calls('loadWithdrawal')).toEqual([{ withdrawalId: 'w1' }]);
  });

  it('reports closed withdrawals and a missing card, and retries after a failure', async () => {
    expect((await startForm({ isOpen: false })).view()).toBe('closed');
    expect((await startForm({ cards: [] })).view()).toBe('needsCard');
    const flow = start();
    await flow.reject('loadOptions', offline);
    expect(flow.view()).toBe('loadFailed');
    flow.send({ type: 'retry' });
    expect(flow.view()).toBe('loading');
  });

  it('updates the balance from the wallet; a failure keeps it', async () => {
    const flow = await startForm();
    flow.send({ type: 'card.choose', cardId: 'k0' });
    flow.send({ type: 'balance.changed' });
    await flow.resolve('loadOptions', {
      ...options,
      request: { ...withdrawRequest, balance: '90.00' },
    });
    expect(selectWithdrawRequest(flow.snapshot())?.balance).toBe('90.00');
    expect(selectCard(flow.snapshot())?.cardId).toBe('k0');
    flow.send({ type: 'balance.changed' });
    await flow.reject('loadOptions', offline);
    expect(flow.view()).toBe('form');
  });
});

describe('amount: specification: Validation rules and 8', () => {
  it.each([
    ['', { code: 'amount.required' }],
    ['many', { code: 'amount.incorrect' }],
    ['700.01', { code: 'withdrawal.insufficientBalance', limit: '700.00', bound: 'maximum' }],
    ['99', { code: 'withdrawal.incorrectAmount', limit: '100.00', bound: 'minimum' }],
    ['500.01', { code: 'withdrawal.incorrectAmount', limit: '500.00', bound: 'maximum' }],
  ])('rejects "%s"', async (amount, violation) => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount });
    expect(selectWithdrawalViolations(flow.snapshot())).toEqual({ amount: violation });
    expect(selectWithdrawalAmount(flow.snapshot())).toBe(amount);
    expect(flow.view()).toBe('form');
  });

  it('rejects a withdrawal when none are left for the day', async () => {
    const flow = await startForm({ request: { ...withdrawRequest, remainingTimes: 0 } });
    flow.send({ type: 'submit', amount: '200' });
    expect(selectWithdrawalViolations(flow.snapshot()).amount?.code).toBe('withdrawal.noTimes');
  });
});

describe('request: S3', () => {
  it('uses the key that was created when the confirm screen opened', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    const draft = { amount: '200.00', bankCardId: 'k1', idempotencyKey: 'key-1' };
    expect(selectWithdrawalDraft(flow.snapshot())).toEqual(draft);
    flow.send({ type: 'confirm' });
    expect(flow.emitted).toEqual([{ type: 'draftChanged', draft }]);
    expect(flow.calls('withdraw')).toEqual([draft]);
    await flow.resolve('withdraw', withdrawal);
    expect(flow.view()).toBe('underReview');
    expect(flow.emitted.slice(1)).toEqual([
      { type: 'draftChanged', draft: undefined },
      { type: 'requested', withdrawal },
    ]);
  });

  it('creates a new key when the form was shown again', async () => {
    const flow = await startForm();
    flow.send({ type: 'submit', amount: '200' });
    flow.send({ type: 'edit' });
    flow.send({ type: 'submit', amount: '300' });
    expect(selectWithdrawalDraft(flow.snapshot())?.idempotencyKey).toBe('key-2');
  });

  it('keeps the key while it is unclear whether the server received the request', async () => {
    const flow = await startSubmitting();
    for (const unclear of [offline, broken]) {
      await flow.reject('withdraw', unclear);
      expect(flow.view()).toBe('uncertain');
      flow.send({ type: 'retry' });
    }
    expect(new Set(flow.calls('withdraw').map((call) => call.idempotencyKey))).toEqual(
      new Set(['key-1']),
    );
  });

  it('is sent again after a reload with the stored key', () => {
    const draft = { amount: '200.00', bankCardId: 'k1', idempotencyKey: 'old' };
    const flow = start({ draft });
    expect(flow.view()).toBe('uncertain');
    flow.send({ type: 'retry' });
    expect(flow.calls('withdraw')).toEqual([draft]);
  });

  it("checks the server's state before the player abandons it", async () => {
    const flow = await startSubmitting();
    await flow.reject('withdraw', offline);
    flow.send({ type: 'edit' });
    await flow.resolve('loadOptions', {
      ...options,
      request: { ...withdrawRequest, pending: withdrawal },
    });
    expect(flow.view()).toBe('underReview');
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', draft: undefined });
  });

  it('shows the reason of a refusal and reloads balance and limits', async () => {
    const flow = await startSubmitting();
    await flow.reject('withdraw', refused('insufficientBalance', 'amount'));
    expect(flow.view()).toBe('refused');
    expect(selectWithdrawalError(flow.snapshot())?.reason).toBe('insufficientBalance');
    flow.send({ type: 'edit' });
    expect(flow.isRunning('loadOptions')).toBe(true);
  });
});

describe('a fresh proof: S19', () => {
  const startProof = async () => {
    const flow = await startSubmitting();
    await flow.reject('withdraw', refused('proofNeeded'));
    return flow;
  };

  it('accepts a password, then repeats the request with the same key', async () => {
    const flow = await startProof();
    expect(selectProofDialog(flow.snapshot())).toBe('entering');
    expect(flow.view()).toBe('confirming');
    flow.send({ type: 'proof.password', password: 'secret1' });
    expect(flow.calls('giveProof')).toEqual([{ password: 'secret1' }]);
    expect(selectProofDialog(flow.snapshot())).toBe('verifying');
    await flow.resolve('giveProof', { validUntil: 0 });
    const [first, second] = flow.calls('withdraw');
    expect(second).toEqual(first);
    await flow.resolve('withdraw', withdrawal);
    expect(flow.view()).toBe('underReview');
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret1');
  });

  it('accepts a code that the countdown sends to the own phone', async () => {
    const flow = await startProof();
    flow.send({ type: 'proof.sendCode' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: 'own' }]);
    flow.send({ type: 'code.failed', error: tooMany(30) });
    expect(selectWithdrawalError(flow.snapshot())?.retryAfter).toBe(30);
    flow.send({ type: 'code.sent', phone: 'own' });
    expect(selectWithdrawalError(flow.snapshot())).toBeUndefined();
    expect(flow.emitted.at(-1)).toEqual({ type: 'codeSent' });
    flow.send({ type: 'proof.code', code: '123 456' });
    expect(flow.calls('giveProof')).toEqual([{ code: '123456' }]);
  });

  it('clears a wrong proof and accepts another', async () => {
    const flow = await startProof();
    flow.send({ type: 'proof.password', password: 'secret1' });
    await flow.reject('giveProof', refused('proof.wrong'));
    expect(selectWithdrawalError(flow.snapshot())?.reason).toBe('proof.wrong');
    expect(flow.snapshot().context.proof).toBeUndefined();
    flow.send({ type: 'proof.password', password: '' });
    expect(selectWithdrawalViolations(flow.snapshot()).password?.code).toBe('password.required');
    flow.send({ type: 'proof.code', code: '12' });
    expect(selectWithdrawalViolations(flow.snapshot()).code?.code).toBe('code.incorrect');
  });

  it('returns to the form on cancel and drops the request', async () => {
    const flow = await startProof();
    flow.send({ type: 'cancel' });
    expect(flow.view()).toBe('form');
    expect(selectProofDialog(flow.snapshot())).toBe('closed');
    expect(flow.emitted.at(-1)).toEqual({ type: 'draftChanged', draft: undefined });
  });
});

describe('adding a card', () => {
  it('validates, saves and selects the card', async () => {
    const flow = await startForm({ cards: [] });
    flow.send({ type: 'card.add' });
    flow.send({ ...newCard, bank: undefined, cardholder: '', cardNumber: 'x' });
    expect(selectWithdrawalViolations(flow.snapshot())).toEqual({
      bankCode: { code: 'bank.required' },
      cardholder: { code: 'cardholder.required' },
      cardNumber: { code: 'bankAccount.required' },
    });
    flow.send(newCard);
    expect(flow.calls('addCard')).toEqual([
      {
        bankCode: 'BPI',
        cardholder: 'Maria Clara',
        cardNumber: '123456789012',
        isDefault: true,
      },
    ]);
    await flow.resolve('addCard', card);
    expect(flow.view()).toBe('form');
    expect(selectCards(flow.snapshot())).toEqual([card]);
    expect(selectCard(flow.snapshot())).toEqual(card);
    expect(flow.emitted).toEqual([{ type: 'cardAdded', card }]);
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('123456789012');
  });

  it('requires a proof first if the server does, then saves the same card', async () => {
    const flow = await startForm();
    flow.send({ type: 'card.add' });
    flow.send(newCard);
    await flow.reject('addCard', refused('proofNeeded'));
    expect(flow.view()).toBe('addingCard');
    expect(selectProofDialog(flow.snapshot())).toBe('entering');
    flow.send({ type: 'cancel' });
    expect(flow.view()).toBe('addingCard');
    flow.send(newCard);
    await flow.reject('addCard', refused('proofNeeded'));
    flow.send({ type: 'proof.password', password: 'secret1' });
    await flow.resolve('giveProof', { validUntil: 0 });
    expect(flow.calls('addCard')).toHaveLength(3);
    await flow.resolve('addCard', { ...card, cardId: 'k2' });
    expect(selectCard(flow.snapshot())?.cardId).toBe('k2');
  });

  it('allows a refused card to be corrected, and returns to its origin on cancel', async () => {
    const flow = await startForm();
    flow.send({ type: 'card.add' });
    flow.send(newCard);
    await flow.reject('addCard', refused('bankCard.duplicate', 'cardNumber'));
    expect(selectWithdrawalError(flow.snapshot())?.reason).toBe('bankCard.duplicate');
    flow.send({ type: 'cancel' });
    expect(flow.view()).toBe('form');
    expect(selectWithdrawalError(flow.snapshot())).toBeUndefined();
    const without = await startForm({ cards: [] });
    without.send({ type: 'card.add' });
    without.send({ type: 'cancel' });
    expect(without.view()).toBe('needsCard');
  });
});

describe('under review: specification: States and transitions and 8', () => {
  it('shows the arrival time and polls the request until it is final', async () => {
    const flow = await startReview();
    expect(selectWithdrawal(flow.snapshot())?.arrivesAt).toBe('2026-11-19T10:00:00Z');
    flow.clock.advance(1000);
    await flow.resolve('loadWithdrawal', { ...withdrawal, state: 'pendingPayment' });
    expect(flow.view()).toBe('underReview');
    flow.send({ type: 'balance.changed' });
    const done = { ...withdrawal, state: 'done' } as const;
    await flow.resolve('loadWithdrawal', done);
    expect(flow.view()).toBe('done');
    expect(flow.emitted.at(-1)).toEqual({ type: 'finished', withdrawal: done });
  });

  it('shows why it failed, and allows another withdrawal', async () => {
    const flow = await startReview();
    flow.send({ type: 'retry' });
    await flow.resolve('loadWithdrawal', { ...withdrawal, state: 'failed', reason: 'rejected' });
    expect(flow.view()).toBe('failed');
    expect(selectWithdrawal(flow.snapshot())?.reason).toBe('rejected');
    flow.send({ type: 'again' });
    expect(flow.view()).toBe('loading');
    expect(selectWithdrawal(flow.snapshot())).toBeUndefined();
  });

  it('continues after a reload and after network failures', async () => {
    const flow = start({ withdrawalId: 'w1' });
    expect(flow.calls('loadWithdrawal')).toEqual([{ withdrawalId: 'w1' }]);
    await flow.reject('loadWithdrawal', offline);
    expect(flow.view()).toBe('underReview');
    flow.send({ type: 'retry' });
    await flow.resolve('loadWithdrawal', withdrawal);
    expect(selectWithdrawalError(flow.snapshot())).toBeUndefined();
  });

  it('treats another player’s withdrawal as not found', async () => {
    const flow = start({ withdrawalId: 'x' });
    await flow.reject('loadWithdrawal', { kind: 'refused', code: 404, msg: '' });
    expect(flow.view()).toBe('loading');
  });
});
