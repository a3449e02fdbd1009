import type { SupportBank } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Clock, Effect } from '../kit/index.ts';
import type { LoggedIn } from '../login/login.types.ts';
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type { VerificationReport } from '../phone-verification/phone-verification.types.ts';

/** Card of the register payload. */
export interface RegisterBankCard {
  /** Bank code. */
  readonly bank: string;
  readonly bankName: string;
  readonly bankCardName: string;
  readonly bankCardAccount: string;
  /** The phone. */
  readonly bankCardRemark: string;
  readonly icon: string;
  readonly defaultStatus: 0;
  readonly operatorCode: 'CUSTOM';
}

/** Register payload; with a card it goes to `/v2/register`. */
export interface RegisterPayload {
  readonly phone: string;
  readonly code: string;
  /** If empty, the phone is used. */
  readonly username: string;
  readonly password: string;
  readonly inviteCode: string;
  readonly gameUserBankCard?: RegisterBankCard;
}

/** Actors that the app implements. */
export type SignUpActors = {
  /** `phoneVerificationMachine.provide(...)`; `register` verifies the code. */
  readonly verification: typeof phoneVerificationMachine;
  readonly register: Effect<RegisterPayload, LoggedIn>;
};

export interface SignUpInput {
  readonly clock: Clock;
  /** The site's country; selects the phone rule. */
  readonly countryCode: string;
  /** `gameAccountRegisterSMS` of the site: step 2 exists. */
  readonly smsEnabled: boolean;
  /** `gameAccountRegisterBank` of the site: steps 4 and 5 exist. */
  readonly bankEnabled: boolean;
  /** Stored by the landing page of an invitation. */
  readonly inviteCode?: string;
  /** Stored countdowns of this purpose. */
  readonly deadlines?: Readonly<Record<string, number>>;
}

/** Input so far. */
export interface SignUpForm {
  readonly phone: string;
  readonly username: string;
  readonly code: string;
  readonly password: string;
  readonly bank: SupportBank | undefined;
  readonly bankAccountName: string;
  readonly bankAccount: string;
}

export type SignUpField = keyof SignUpForm;

/** Steps, in order: 1 to 5. */
export type SignUpStep = 'identity' | 'code' | 'password' | 'bank' | 'account';

export interface SignUpContext {
  readonly clock: Clock;
  readonly countryCode: string;
  readonly smsEnabled: boolean;
  readonly bankEnabled: boolean;
  readonly inviteCode: string;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly form: SignUpForm;
  readonly violations: Partial<Record<SignUpField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type SignUpEvent =
  | { readonly type: 'submit.identity'; readonly phone: string; readonly username: string }
  | { readonly type: 'submit.password'; readonly password: string }
  | { readonly type: 'submit.bank'; readonly bank: SupportBank | undefined }
  | {
      readonly type: 'submit.account';
      readonly bankAccountName: string;
      readonly bankAccount: string;
    }
  | { readonly type: 'back' }
  /** From the child `verification`. */
  | VerificationReport<undefined>;

export type SignUpEmitted =
  | ({ readonly type: 'loggedIn' } & LoggedIn)
  /** The invite code does not exist: it was dropped, and the app removes it from storage. */
  | { readonly type: 'inviteCodeDropped' };
