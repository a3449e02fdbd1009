import { broken, describeModel, refused } from '../testing/index.ts';
import { bank, card, withdrawal, withdrawRequest } from '../testing/withdrawals.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';
import { withdrawalActors } from './withdrawal.setup.ts';
import type { WithdrawalInput, WithdrawalOptions } from './withdrawal.types.ts';

const options: WithdrawalOptions = {
  isOpen: true,
  request: withdrawRequest,
  cards: [card],
  presets: ['200.00'],
};
const draft = { amount: '200.00', bankCardId: 'k1', idempotencyKey: 'key' };
const base = { exponent: 2, createKey: () => 'key' };

describeModel(
  {
    machine: withdrawalMachine,
    actors: withdrawalActors,
    inputs: [
      (clock): WithdrawalInput => ({ ...base, clock }),
      (clock): WithdrawalInput => ({ ...base, clock, draft }),
      (clock): WithdrawalInput => ({ ...base, clock, withdrawalId: 'w1' }),
    ],
    events: [
      { type: 'retry' },
      { type: 'card.choose', cardId: 'k1' },
      { type: 'card.add' },
      {
        type: 'card.submit',
        bank,
        cardholder: 'Maria Clara',
        cardNumber: '1234 5678 9012',
        isDefault: true,
      },
      { type: 'card.submit', bank: undefined, cardholder: '', cardNumber: '', isDefault: false },
      { type: 'submit', amount: '200' },
      { type: 'submit', amount: '1' },
      { type: 'confirm' },
      { type: 'edit' },
      { type: 'proof.sendCode' },
      { type: 'proof.password', password: 'secret1' },
      { type: 'proof.password', password: '' },
      { type: 'proof.code', code: '123456' },
      { type: 'proof.code', code: '1' },
      { type: 'cancel' },
      { type: 'balance.changed' },
      { type: 'again' },
      { type: 'code.sent', phone: 'own' },
      { type: 'code.failed', error: broken },
    ],
    outcomes: {
      countdown: [{ failed: broken }],
      loadOptions: [
        { done: options },
        { done: { ...options, cards: [] } },
        { done: { ...options, isOpen: false } },
        { done: { ...options, request: { ...withdrawRequest, pending: withdrawal } } },
        { failed: broken },
      ],
      withdraw: [
        { done: withdrawal },
        { failed: refused('proofNeeded') },
        { failed: refused('insufficientBalance') },
        { failed: broken },
      ],
      giveProof: [
        { done: { validUntil: '2026-11-18T02:05:00Z' } },
        { failed: refused('proof.wrong') },
      ],
      addCard: [
        { done: { ...card, cardId: 'k2' } },
        { failed: refused('proofNeeded') },
        { failed: refused('bankCard.duplicate') },
      ],
      loadWithdrawal: [
        { done: withdrawal },
        { done: { ...withdrawal, state: 'done' } },
        { done: { ...withdrawal, state: 'failed', reason: 'rejected' } },
        { failed: { kind: 'refused', code: 404, msg: '' } },
        { failed: broken },
      ],
    },
    key: ({ options: known, draft: asked, proofFor, withdrawal: made, violations }) => [
      Math.min(known?.cards.length ?? 0, 1),
      known?.request.pending !== undefined,
      asked !== undefined,
      proofFor,
      made?.state,
      Object.keys(violations),
    ],
    limit: 100_000,
  },
  import.meta.url,
);
