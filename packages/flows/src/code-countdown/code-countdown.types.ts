import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Clock, Effect, Listener } from '../kit/index.ts';

/** A captcha image that awaits an answer. */
export interface Captcha {
  /** A data URL, or plain Base64. */
  readonly img: string;
  readonly uuid: string;
}

/** Input of a code request. */
export interface SendCodeInput {
  /** In the wire format. */
  readonly phone: string;
  /** Present after the server required a captcha. */
  readonly captchaCode?: string;
  readonly uuid?: string;
}

/** Response to a code request. */
export interface CodeSent {
  /** Seconds until the next code may be requested. */
  readonly seconds: number;
}

/** Actors that the app implements. */
export type CodeCountdownActors = {
  /** Sends the code for this machine's purpose. */
  readonly sendCode: Effect<SendCodeInput, CodeSent>;
  readonly loadCaptcha: Effect<undefined, Captcha>;
  /** Ticks about once a second, and as soon as a suspended tab resumes. */
  readonly ticker: Listener<undefined>;
};

export interface CodeCountdownInput {
  readonly clock: Clock;
  /** Per phone: when the next code may be sent, in milliseconds since 1970; as last emitted. */
  readonly deadlines?: Readonly<Record<string, number>>;
  /** Phone whose countdown continues after a reload. */
  readonly phone?: string;
  /** Receives `code.sent` and `code.failed`. */
  readonly listener?: AnyActorRef;
}

/**
 * What the button of a code shows. `isFirst`: no code was sent to this phone, and none refused with a
 * wait time.
 */
export type CodeCountdownView =
  /** A code may be requested. */
  | { readonly view: 'ready'; readonly isFirst: boolean; readonly error: CallFailure | undefined }
  /** A code or a captcha is being requested; the captcha is the one that was answered. */
  | { readonly view: 'sending'; readonly isFirst: boolean; readonly captcha: Captcha | undefined }
  /** A captcha must be solved before the code is sent. */
  | {
      readonly view: 'captcha';
      readonly isFirst: boolean;
      readonly captcha: Captcha;
      readonly violation: Violation | undefined;
      readonly error: CallFailure | undefined;
    }
  /** Another code may be requested after `seconds`, at `deadline` (milliseconds since 1970). */
  | {
      readonly view: 'counting';
      readonly deadline: number;
      readonly seconds: number;
      readonly error: CallFailure | undefined;
    };

export interface CodeCountdownMeta {
  readonly view: CodeCountdownView['view'];
}

export interface CodeCountdownContext {
  readonly clock: Clock;
  readonly listener: AnyActorRef | undefined;
  readonly phone: string;
  readonly deadlines: Readonly<Record<string, number>>;
  /** Phones for which the server returned a wait time without sending a code. */
  readonly refusals: Readonly<Record<string, CallFailure>>;
  /** Time of the last tick. */
  readonly now: number;
  readonly captcha: Captcha | undefined;
  /** Answer to the captcha, until it is used. */
  readonly captchaCode: string | undefined;
  readonly violation: Violation | undefined;
  readonly error: CallFailure | undefined;
}

export type CodeCountdownEvent =
  /** Sends a code to a phone; without a phone, to the last one again. */
  | { readonly type: 'send'; readonly phone?: string }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'captcha.answer'; readonly text: string }
  | { readonly type: 'captcha.refresh' }
  | { readonly type: 'captcha.cancel' };

/** The app stores it and passes it back as `deadlines` after a reload. */
export interface DeadlineEmitted {
  readonly type: 'deadline';
  readonly phone: string;
  readonly until: number;
}

/** Events sent to the listener. */
export type CodeReport =
  | { readonly type: 'code.sent'; readonly phone: string }
  | { readonly type: 'code.failed'; readonly error: CallFailure };
