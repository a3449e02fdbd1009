import type {
  BankCard,
  Money,
  Withdrawal,
  WithdrawalPreview,
  WithdrawRequest,
} from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { FormCommand, FormReport, OrderDraft } from '../money-order/money-order.types.ts';

/** Options of the withdrawal screen. */
export interface WithdrawalOptions {
  /** `openStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  /** Limits, balance, arrival time, and a pending withdrawal. */
  readonly request: WithdrawRequest;
  readonly cards: readonly BankCard[];
  /** Preset amounts; empty if `withdrawAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** A requested withdrawal. */
export interface WithdrawalDraft extends OrderDraft {
  readonly bankCardId: string;
  /** Token of the preview: the server does exactly what it shows, or responds 409. */
  readonly expected?: string | undefined;
}

/** Details of a draft for the confirm screen. */
export interface WithdrawalSummary {
  readonly card: BankCard;
  readonly preview: WithdrawalPreview;
  /** The preview takes the place of one that was no longer correct. */
  readonly hasChanged: boolean;
}

export type WithdrawalReport = FormReport<WithdrawalDraft, WithdrawalSummary, Withdrawal>;

/** Actors of the form that the app implements. */
export type WithdrawalFormActors = {
  readonly loadOptions: Effect<undefined, WithdrawalOptions>;
  readonly loadPreview: Effect<
    { readonly bankCardId: string; readonly amount: Money },
    WithdrawalPreview
  >;
};

export interface WithdrawalFormContext {
  readonly parent: AnyActorRef;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly options: WithdrawalOptions | undefined;
  /** The card that receives the money. */
  readonly card: BankCard | undefined;
  /** As submitted last. */
  readonly amount: string;
  readonly violation: Violation | undefined;
  /** The valid amount that is to be previewed. */
  readonly checked: Money | undefined;
  /** An earlier preview was no longer correct. */
  readonly hasChanged: boolean;
  /** Why the options could not be loaded, or the preview. */
  readonly error: CallFailure | undefined;
}

export type WithdrawalFormEvent =
  | FormCommand
  | { readonly type: 'retry' }
  | { readonly type: 'card.choose'; readonly cardId: string }
  /** The player added a card: it is selected. */
  | { readonly type: 'card.added'; readonly card: BankCard }
  /** Submits the amount: if it is valid, it is previewed, and the form is completed. */
  | { readonly type: 'submit'; readonly amount: string };

/** What the form shows, as the state's `meta`. */
export interface WithdrawalFormMeta {
  readonly view: 'loading' | 'loadFailed' | 'closed' | 'needsCard' | 'form';
}
