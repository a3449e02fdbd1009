import type {
  BankCard,
  DepositAccount,
  ManualDeposit,
  MemberAccountType,
  Money,
} from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { UploadLimits, Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { FormCommand, FormReport, OrderDraft } from '../money-order/money-order.types.ts';
import type { uploadMachine } from '../upload/upload.machine.ts';
import type { UploadReport } from '../upload/upload.types.ts';

/** Options of the screen. */
export interface ManualDepositOptions {
  /** `manualDepositOpenStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  /** Accounts of the site that a player can transfer to. */
  readonly accounts: readonly DepositAccount[];
  /** The player's bank cards; without one the player is asked to add a card. */
  readonly cards: readonly BankCard[];
}

/** What the player enters about the transfer. */
export interface ManualDepositEntry {
  readonly memberAccountType: MemberAccountType;
  readonly payerAccount: string;
  /** Milliseconds since 1970; undefined if none was entered. */
  readonly depositTime: number | undefined;
  readonly amount: string;
  /** The bank's reference; may be empty. */
  readonly reference: string;
}

/** A submission to be sent. */
export interface ManualDepositDraft extends OrderDraft {
  readonly depositAccount: string;
  readonly memberAccountType: MemberAccountType;
  readonly payerAccount: string;
  /** Seconds since 1970, which the contract accepts as an instant. */
  readonly depositTime: number;
  readonly reference?: string | undefined;
  /** Ids of the receipts' pictures, in the order in which they were chosen. */
  readonly receiptPhoto: string[];
}

/** Details of a draft for the confirm screen. */
export interface ManualDepositSummary {
  readonly account: DepositAccount;
}

/** A submission, with its amount under the name that all orders share. */
export interface ManualDepositOrder extends ManualDeposit {
  readonly amount: Money;
}

export type ManualDepositReport = FormReport<
  ManualDepositDraft,
  ManualDepositSummary,
  ManualDepositOrder
>;

export type ManualDepositField =
  | 'depositAccount'
  | 'payerAccount'
  | 'depositTime'
  | 'depositAmount'
  | 'receiptPhoto';

export type ManualDepositViolations = Partial<Record<ManualDepositField, Violation>>;

/** Actors of the form that the app implements. */
export type ManualDepositFormActors = {
  readonly loadOptions: Effect<undefined, ManualDepositOptions>;
  /** Uploads the receipts: `uploadMachine.provide(...)` with the call for this purpose. */
  readonly uploads: typeof uploadMachine;
};

export interface ManualDepositFormContext {
  readonly parent: AnyActorRef;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly limits: UploadLimits;
  readonly options: ManualDepositOptions | undefined;
  /** The chosen payee. */
  readonly account: DepositAccount | undefined;
  /** As submitted last; undefined before. */
  readonly entry: ManualDepositEntry | undefined;
  readonly violations: ManualDepositViolations;
  readonly uploads: Omit<UploadReport, 'type'>;
  readonly error: CallFailure | undefined;
}

export type ManualDepositFormEvent =
  | FormCommand
  | { readonly type: 'retry' }
  | { readonly type: 'account.choose'; readonly depositAccount: string }
  /** The player added a card. */
  | { readonly type: 'card.added'; readonly card: BankCard }
  /**
   * Submits the entry: completes the form if it is valid.
   * `now`: milliseconds since 1970.
   */
  | { readonly type: 'submit'; readonly entry: ManualDepositEntry; readonly now: number }
  /** From the child `uploads`. */
  | UploadReport;

/** What the form shows, as the state's `meta`. */
export interface ManualDepositFormMeta {
  readonly view: 'loading' | 'loadFailed' | 'closed' | 'needsCard' | 'form' | 'unavailable';
}
