import type { BankCard, SupportBank } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { ActorRefFrom } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { proofMachine } from '../proof/proof.machine.ts';
import type { ProofInput } from '../proof/proof.types.ts';

/** A new card in the wire format. */
export interface NewCard {
  readonly bankCode: string;
  readonly cardholder: string;
  /** Digits only. */
  readonly cardNumber: string;
  readonly isDefault: boolean;
}

/** The details of an edited card in the wire format. */
export interface CardChanges {
  readonly bankCode: string;
  readonly cardholder: string;
  /** Digits only; absent if the number stays unchanged. */
  readonly cardNumber?: string;
}

/** What the form saves. */
export type CardRequest =
  | { readonly type: 'add'; readonly card: NewCard }
  | { readonly type: 'edit'; readonly cardId: string; readonly changes: CardChanges };

/** Actors that the app implements. */
export type CardFormActors = {
  readonly saveCard: Effect<CardRequest, BankCard>;
  readonly proof: typeof proofMachine;
};

export interface CardFormInput {
  readonly proof: ProofInput;
  /** The card to edit; without it a new card is added. */
  readonly card?: BankCard | undefined;
}

export type CardField = 'bankCode' | 'cardholder' | 'cardNumber';

export interface CardFormContext {
  readonly proof: ProofInput;
  /** The card to edit. */
  readonly card: BankCard | undefined;
  /** What is being saved; removed when the machine ends. */
  readonly request: CardRequest | undefined;
  readonly saved: BankCard | undefined;
  readonly violations: Partial<Record<CardField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type CardFormEvent =
  | {
      readonly type: 'submit';
      readonly bank: SupportBank | undefined;
      readonly cardholder: string;
      readonly cardNumber: string;
      /** Ignored for an edited card. */
      readonly isDefault: boolean;
    }
  | { readonly type: 'cancel' };

/** What the form of a card shows, with its data. */
export type CardFormView =
  | {
      readonly view: 'entering';
      /** The card to edit; undefined for a new one. */
      readonly card: BankCard | undefined;
      readonly violations: Partial<Record<CardField, Violation>>;
      /** Why the last card was refused. A cancelled request shows no error. */
      readonly error: CallFailure | undefined;
    }
  | { readonly view: 'saving'; readonly card: BankCard | undefined }
  /** The server requires a fresh proof. */
  | {
      readonly view: 'proving';
      readonly card: BankCard | undefined;
      readonly proof: ActorRefFrom<typeof proofMachine>;
    }
  | { readonly view: 'ended'; readonly card: BankCard | undefined };

export interface CardFormOutput {
  /** Undefined if the player cancelled. */
  readonly card: BankCard | undefined;
}
