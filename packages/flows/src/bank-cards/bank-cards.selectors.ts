import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { bankCardsMachine } from './bank-cards.machine.ts';
import type { BankCardsView } from './bank-cards.types.ts';

export type BankCardsSnapshot = SnapshotFrom<typeof bankCardsMachine>;

/** What the screen of the bank cards shows, with its data. */
export const selectBankCards = (snapshot: BankCardsSnapshot): BankCardsView => {
  const { context, children } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'loading':
      return { view };
    case 'loadFailed':
      return { view, error: required(context.error, 'error') };
    case 'notFound':
      return { view, cards: required(context.cards, 'cards') };
    case 'form':
      return {
        view,
        cards: required(context.cards, 'cards'),
        form: required(children.cardForm, 'cardForm'),
      };
    case 'list': {
      const isDeleting = snapshot.matches({ list: 'deleting' });
      return {
        view,
        cards: required(context.cards, 'cards'),
        deleting: isDeleting || snapshot.matches({ list: 'confirming' }) ? context.card : undefined,
        changing: snapshot.matches({ list: 'settingDefault' }) ? context.card : undefined,
        isBusy: snapshot.hasTag('busy'),
        error: hideAborted(context.error),
      };
    }
  }
};
