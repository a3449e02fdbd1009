import { broken, createProofInput, describeModel, refused } from '../testing/index.ts';
import { bank, card } from '../testing/withdrawals.ts';
import { cardFormActors, cardFormMachine } from './card-form.machine.ts';

describeModel(
  {
    machine: cardFormMachine,
    actors: cardFormActors,
    inputs: [
      (clock) => ({ proof: createProofInput(clock) }),
      (clock) => ({ proof: createProofInput(clock), card }),
    ],
    events: [
      {
        type: 'submit',
        bank,
        cardholder: 'Maria Clara',
        cardNumber: '1234 5678 9012',
        isDefault: true,
      },
      { type: 'submit', bank: undefined, cardholder: '', cardNumber: '', isDefault: false },
      { type: 'cancel' },
    ],
    outcomes: {
      saveCard: [
        { done: card },
        { failed: refused('proofNeeded') },
        { failed: refused('bankCard.duplicate') },
      ],
      proof: [{ done: { isProven: true } }, { done: { isProven: false } }, { failed: broken }],
    },
    key: ({ violations, error }) => [Object.keys(violations), error?.code],
  },
  import.meta.url,
);
