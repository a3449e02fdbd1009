import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { cardFormMachine } from './card-form.machine.ts';
import type { CardFormView } from './card-form.types.ts';

export type CardFormSnapshot = SnapshotFrom<typeof cardFormMachine>;

export const selectCardForm = (snapshot: CardFormSnapshot): CardFormView => {
  const { card, error, violations } = snapshot.context;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'entering':
      return { view, card, violations, error: hideAborted(error) };
    case 'proving':
      return { view, card, proof: required(snapshot.children.proof, 'proof') };
    default:
      return { view, card };
  }
};
