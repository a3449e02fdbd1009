import type {
  BankCard,
  Instant,
  Money,
  SupportBank,
  Withdrawal,
  WithdrawRequest,
} from '@parlor/api/entities';
import type { Violation } from '@parlor/api/rules';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import type { CodeReport } from '../code-countdown/code-countdown.types.ts';
import type { Clock, Effect, FlowError } from '../kit/index.ts';

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
export interface WithdrawInput {
  readonly amount: Money;
  readonly bankCardId: string;
  /** Unchanged until the server has given a final answer, also through a proof (S3). */
  readonly idempotencyKey: string;
}

/** A card that is being added. */
export interface AddCardInput {
  readonly bankCode: string;
  readonly cardholder: string;
  /** Digits only. */
  readonly cardNumber: string;
  readonly isDefault: boolean;
}

/** A fresh proof (S19): exactly one of the two. */
export type Proof = { readonly password: string } | { readonly code: string };

/** Actors that the app implements. */
export type WithdrawalActors = {
  /** Sends proof codes to the own phone: `codeCountdownMachine.provide(...)`. */
  readonly countdown: typeof codeCountdownMachine;
  readonly loadOptions: Effect<undefined, WithdrawalOptions>;
  readonly withdraw: Effect<WithdrawInput, Withdrawal>;
  readonly giveProof: Effect<Proof, { readonly validUntil: Instant }>;
  readonly addCard: Effect<AddCardInput, BankCard>;
  readonly loadWithdrawal: Effect<{ readonly withdrawalId: string }, Withdrawal>;
};

export interface WithdrawalInput {
  readonly clock: Clock;
  /** Decimal places of the site's currency. */
  readonly exponent: number;
  /** Creates an idempotency key: a UUID. */
  readonly createKey: () => string;
  /** The withdrawal to resume after a reload of its page. */
  readonly withdrawalId?: string | undefined;
  /** A request without an answer, as last emitted. */
  readonly draft?: WithdrawInput | undefined;
  /** Stored countdowns of proof codes. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

export type WithdrawalField =
  | 'amount'
  | 'bankCode'
  | 'cardholder'
  | 'cardNumber'
  | 'password'
  | 'code';

export interface WithdrawalContext {
  readonly clock: Clock;
  readonly exponent: number;
  readonly createKey: () => string;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly options: WithdrawalOptions | undefined;
  readonly cardId: string | undefined;
  /** As typed, or the selected preset. */
  readonly amount: string;
  /** Present from the confirm screen to the final answer. */
  readonly draft: WithdrawInput | undefined;
  /** The card being added, until it is saved. */
  readonly newCard: AddCardInput | undefined;
  /** The action that requires a proof. */
  readonly proofFor: 'withdrawal' | 'card';
  /** The proof while it is being verified. */
  readonly proof: Proof | undefined;
  readonly withdrawalId: string | undefined;
  readonly withdrawal: Withdrawal | undefined;
  /** Polls so far; determines the delay before the next one. */
  readonly attempt: number;
  readonly violations: Partial<Record<WithdrawalField, Violation>>;
  readonly error: FlowError | undefined;
}

export type WithdrawalEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'card.choose'; readonly cardId: string }
  | { readonly type: 'card.add' }
  | {
      readonly type: 'card.submit';
      readonly bank: SupportBank | undefined;
      readonly cardholder: string;
      readonly cardNumber: string;
      readonly isDefault: boolean;
    }
  /** Submits the amount: opens the confirm screen if it is valid. */
  | { readonly type: 'submit'; readonly amount: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'edit' }
  | { readonly type: 'proof.sendCode' }
  | { readonly type: 'proof.password'; readonly password: string }
  | { readonly type: 'proof.code'; readonly code: string }
  /** Leaves the proof dialog, or adding a card. */
  | { readonly type: 'cancel' }
  /** The event stream reports a changed wallet. */
  | { readonly type: 'balance.changed' }
  /** Starts another withdrawal. */
  | { readonly type: 'again' }
  /** From the child `countdown`. */
  | CodeReport;

export type WithdrawalEmitted =
  /** The app stores it before the server answers; undefined removes the stored draft. */
  | { readonly type: 'draftChanged'; readonly draft: WithdrawInput | undefined }
  /** The app puts its id in the address, so that a reload resumes it. */
  | { readonly type: 'requested'; readonly withdrawal: Withdrawal }
  | { readonly type: 'cardAdded'; readonly card: BankCard }
  | { readonly type: 'finished'; readonly withdrawal: Withdrawal }
  /** Specification: Error catalogue: "verification code sent". */
  | { readonly type: 'codeSent' };
