import type { BankCard } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { ActorRefFrom } from 'xstate';
import type { cardFormMachine } from '../card-form/card-form.machine.ts';
import type { Effect } from '../kit/index.ts';
import type { ProofInput } from '../proof/proof.types.ts';

/** Actors that the app implements. */
export type BankCardsActors = {
  readonly loadCards: Effect<undefined, readonly BankCard[]>;
  readonly deleteCard: Effect<{ readonly cardId: string }, unknown>;
  readonly setDefault: Effect<{ readonly cardId: string }, BankCard>;
  readonly cardForm: typeof cardFormMachine;
};

/** What to open once the cards are loaded. */
export type BankCardsTask =
  | { readonly type: 'list' }
  | { readonly type: 'add' }
  | { readonly type: 'edit'; readonly cardId: string };

export interface BankCardsInput {
  readonly proof: ProofInput;
  readonly task: BankCardsTask;
  /** The cards as last loaded: they are shown while they are revalidated. */
  readonly cards?: readonly BankCard[] | undefined;
}

export interface BankCardsContext {
  readonly proof: ProofInput;
  readonly task: BankCardsTask;
  /** The default card first; undefined until they are loaded. */
  readonly cards: readonly BankCard[] | undefined;
  /** The card that is being edited, deleted or made the default. */
  readonly card: BankCard | undefined;
  readonly error: CallFailure | undefined;
}

export type BankCardsEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'card.add' }
  | { readonly type: 'card.edit'; readonly cardId: string }
  /** Asks for a confirmation first. */
  | { readonly type: 'card.delete'; readonly cardId: string }
  | { readonly type: 'card.setDefault'; readonly cardId: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

export type BankCardsEmitted =
  | { readonly type: 'cardAdded' | 'cardEdited' | 'defaultChanged'; readonly card: BankCard }
  | { readonly type: 'cardDeleted'; readonly cardId: string }
  /** The app updates what it has stored. */
  | { readonly type: 'cardsChanged'; readonly cards: readonly BankCard[] }
  /** The form of a card is closed, saved or not. */
  | { readonly type: 'formClosed' };

/** What the screen shows, as the state's `meta`. */
export interface BankCardsMeta {
  readonly view: 'loading' | 'loadFailed' | 'notFound' | 'list' | 'form';
}

/** What the screen shows, with its data. */
export type BankCardsView =
  | { readonly view: 'loading' }
  | { readonly view: 'loadFailed'; readonly error: CallFailure }
  /** The card to edit does not exist. */
  | { readonly view: 'notFound'; readonly cards: readonly BankCard[] }
  | {
      readonly view: 'list';
      readonly cards: readonly BankCard[];
      /** Present while its deletion is confirmed or runs. */
      readonly deleting: BankCard | undefined;
      /** The card that is being made the default. */
      readonly changing: BankCard | undefined;
      readonly isBusy: boolean;
      /** The refusal of the last action. */
      readonly error: CallFailure | undefined;
    }
  | {
      readonly view: 'form';
      readonly cards: readonly BankCard[];
      readonly form: ActorRefFrom<typeof cardFormMachine>;
    };
