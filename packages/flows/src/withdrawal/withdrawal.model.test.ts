import { broken, createProofInput, describeModel, startParent } from '../testing/index.ts';
import { card, withdrawal, withdrawalPreview, withdrawRequest } from '../testing/withdrawals.ts';
import { withdrawalFormActors, withdrawalFormMachine } from './withdrawal.machine.ts';
import type { WithdrawalOptions } from './withdrawal.types.ts';

const options: WithdrawalOptions = {
  isOpen: true,
  request: withdrawRequest,
  cards: [card],
  presets: ['200.00'],
};

describeModel(
  {
    machine: withdrawalFormMachine,
    actors: withdrawalFormActors,
    inputs: [
      (clock) => ({
        parent: startParent().parent,
        exponent: 2,
        createKey: () => 'key',
        proof: createProofInput(clock),
      }),
    ],
    events: [
      { type: 'load' },
      { type: 'restart' },
      { type: 'balance.changed' },
      { type: 'retry' },
      { type: 'card.choose', cardId: 'k1' },
      { type: 'card.added', card: { ...card, cardId: 'k2' } },
      { type: 'submit', amount: '200' },
      { type: 'submit', amount: '1' },
      { type: 'preview.again' },
    ],
    outcomes: {
      loadOptions: [
        { done: options },
        { done: { ...options, cards: [] } },
        { done: { ...options, isOpen: false } },
        { done: { ...options, request: { ...withdrawRequest, pending: withdrawal } } },
        { failed: broken },
      ],
      loadPreview: [{ done: withdrawalPreview }, { failed: broken }],
    },
    key: ({ card: selected, violation, checked, hasChanged, error }) => [
      checked,
      hasChanged,
      selected !== undefined,
      violation?.code,
      error?.code,
    ],
  },
  import.meta.url,
);
