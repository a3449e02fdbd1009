import type { BankCard, SupportBank } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Effect } from '../kit/index.ts';
import type { proofMachine } from '../proof/proof.machine.ts';
import type { ProofInput } from '../proof/proof.types.ts';

/** A card in the wire format. */
export interface NewCard {
  readonly bankCode: string;
  readonly cardholder: string;
  /** Digits only. */
  readonly cardNumber: string;
  readonly isDefault: boolean;
}

/** Actors that the app implements. */
export type AddCardActors = {
  readonly saveCard: Effect<{ readonly card: NewCard }, BankCard>;
  readonly proof: typeof proofMachine;
};

export interface AddCardInput {
  readonly proof: ProofInput;
}

export type CardField = 'bankCode' | 'cardholder' | 'cardNumber';

export interface AddCardContext {
  readonly proof: ProofInput;
  /** The card being saved; removed when the machine ends. */
  readonly newCard: NewCard | undefined;
  readonly card: BankCard | undefined;
  readonly violations: Partial<Record<CardField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type AddCardEvent =
  | {
      readonly type: 'submit';
      readonly bank: SupportBank | undefined;
      readonly cardholder: string;
      readonly cardNumber: string;
      readonly isDefault: boolean;
    }
  | { readonly type: 'cancel' };

export type AddCardEmitted = { readonly type: 'cardAdded'; readonly card: BankCard };

export interface AddCardOutput {
  /** Undefined if the player cancelled. */
  readonly card: BankCard | undefined;
}
