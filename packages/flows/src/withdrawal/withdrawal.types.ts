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

/** What the withdrawal screen starts from. */
export interface WithdrawalOptions {
  /** `openStatus` of the wallet parameters. */
  readonly isOpen: boolean;
  /** Limits, balance, arrival time, and a request that is not finished. */
  readonly request: WithdrawRequest;
  readonly cards: readonly BankCard[];
  /** Preset amounts; empty where `withdrawAmountListStatus` is off. */
  readonly presets: readonly Money[];
}

/** A withdrawal that is asked for. */
export interface WithdrawInput {
  readonly amount: Money;
  readonly bankCardId: string;
  /** The same until there is a final answer, through a proof too (S3). */
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

/** What the machine needs done. */
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
  /** Makes an idempotency key: a UUID. */
  readonly createKey: () => string;
  /** The withdrawal to go on with, after a reload of its page. */
  readonly withdrawalId?: string | undefined;
  /** A withdrawal that was asked for and never answered, as last emitted. */
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
  /** As typed, or as chosen among the presets. */
  readonly amount: string;
  /** From the confirm screen to the final answer. */
  readonly draft: WithdrawInput | undefined;
  /** The card being added, until it is saved. */
  readonly newCard: AddCardInput | undefined;
  /** What a proof is needed for. */
  readonly proofFor: 'withdrawal' | 'card';
  /** The proof while it is being checked. */
  readonly proof: Proof | undefined;
  readonly withdrawalId: string | undefined;
  readonly withdrawal: Withdrawal | undefined;
  /** Questions about the withdrawal so far; the wait before the next grows with it. */
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
  /** The amount is stated: opens the confirm screen when it keeps the rules. */
  | { readonly type: 'submit'; readonly amount: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'edit' }
  | { readonly type: 'proof.sendCode' }
  | { readonly type: 'proof.password'; readonly password: string }
  | { readonly type: 'proof.code'; readonly code: string }
  /** Leaves the proof dialog, or adding a card. */
  | { readonly type: 'cancel' }
  /** The stream says that the wallet changed. */
  | { readonly type: 'balance.changed' }
  /** Another withdrawal. */
  | { readonly type: 'again' }
  /** From the countdown. */
  | CodeReport;

export type WithdrawalEmitted =
  /** Store it before the answer comes; undefined: remove what is stored. */
  | { readonly type: 'draftChanged'; readonly draft: WithdrawInput | undefined }
  /** Put its id in the address, so that a reload goes on with it. */
  | { readonly type: 'requested'; readonly withdrawal: Withdrawal }
  | { readonly type: 'cardAdded'; readonly card: BankCard }
  | { readonly type: 'finished'; readonly withdrawal: Withdrawal }
  /** Section 8: "verification code sent". */
  | { readonly type: 'codeSent' };
