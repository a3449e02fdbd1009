import { broken, createProofInput, describeModel, refused } from '../testing/index.ts';
import { card } from '../testing/withdrawals.ts';
import { bankCardsActors, bankCardsMachine } from './bank-cards.machine.ts';
import { selectBankCards } from './bank-cards.selectors.ts';

const gone = { kind: 'refused', code: 404, msg: 'No such card' };

describeModel(
  {
    machine: bankCardsMachine,
    actors: bankCardsActors,
    inputs: [
      (clock) => ({ proof: createProofInput(clock), task: { type: 'list' } as const }),
      (clock) => ({
        proof: createProofInput(clock),
        task: { type: 'add' } as const,
        cards: [card],
      }),
      (clock) => ({
        proof: createProofInput(clock),
        task: { type: 'edit', cardId: 'k1' } as const,
      }),
      (clock) => ({
        proof: createProofInput(clock),
        task: { type: 'edit', cardId: 'gone' } as const,
      }),
    ],
    events: [
      { type: 'retry' },
      { type: 'card.add' },
      { type: 'card.edit', cardId: 'k1' },
      { type: 'card.delete', cardId: 'k1' },
      { type: 'card.setDefault', cardId: 'k1' },
      { type: 'confirm' },
      { type: 'cancel' },
    ],
    view: selectBankCards,
    outcomes: {
      loadCards: [{ done: [card] }, { failed: broken }],
      deleteCard: [{ done: {} }, { failed: refused('arguments.invalid') }, { failed: gone }],
      setDefault: [{ done: card }, { failed: broken }, { failed: gone }],
      cardForm: [{ done: { card } }, { done: { card: undefined } }, { failed: broken }],
    },
    key: ({ card: selected, cards, task, error }) => [
      selected !== undefined,
      cards !== undefined && cards.length > 0,
      task.type,
      error?.code,
    ],
  },
  import.meta.url,
);
