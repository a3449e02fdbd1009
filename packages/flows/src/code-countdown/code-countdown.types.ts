import type { Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Clock, Effect, FlowError, Listener } from '../kit/index.ts';

/** A captcha picture that waits for its answer. */
export interface Captcha {
  /** A data address, or bare Base64. */
  readonly img: string;
  readonly uuid: string;
}

/** What asks for a code. */
export interface SendCodeInput {
  /** In the form in which it is sent. */
  readonly phone: string;
  /** Present after the server asked for a captcha (decision 39). */
  readonly captchaCode?: string;
  readonly uuid?: string;
}

/** What a sent code answers. */
export interface CodeSent {
  /** Seconds until the next one may be asked for. */
  readonly seconds: number;
}

/** What the machine needs done. */
export type CodeCountdownActors = {
  /** Sends the code for this machine's purpose. */
  readonly sendCode: Effect<SendCodeInput, CodeSent>;
  readonly loadCaptcha: Effect<undefined, Captcha>;
  /** Says the time about once a second, and as soon as a sleeping tab wakes. */
  readonly ticker: Listener<undefined>;
};

export interface CodeCountdownInput {
  readonly clock: Clock;
  /** Until when no further code may be sent to a phone, in milliseconds since 1970: as last emitted. */
  readonly deadlines?: Readonly<Record<string, number>>;
  /** The phone whose countdown goes on after a reload. */
  readonly phone?: string;
  /** Who is told about `code.sent` and `code.failed`. */
  readonly listener?: AnyActorRef;
}

export interface CodeCountdownContext {
  readonly clock: Clock;
  readonly listener: AnyActorRef | undefined;
  readonly phone: string;
  readonly deadlines: Readonly<Record<string, number>>;
  /** Phones that the server itself makes wait, without a code having been sent. */
  readonly refusals: Readonly<Record<string, FlowError>>;
  /** The time as last heard. */
  readonly now: number;
  readonly captcha: Captcha | undefined;
  /** The captcha's answer, from the moment it is given until it is used. */
  readonly captchaCode: string | undefined;
  readonly violation: Violation | undefined;
  readonly error: FlowError | undefined;
}

export type CodeCountdownEvent =
  /** Sends a code to a phone; without one, to the same again. */
  | { readonly type: 'send'; readonly phone?: string }
  | { readonly type: 'tick'; readonly now: number }
  | { readonly type: 'captcha.answer'; readonly text: string }
  | { readonly type: 'captcha.refresh' }
  | { readonly type: 'captcha.cancel' };

/** To be stored, and handed back as `deadlines` after a reload. */
export interface DeadlineEmitted {
  readonly type: 'deadline';
  readonly phone: string;
  readonly until: number;
}

/** What the listener is told. */
export type CodeReport =
  | { readonly type: 'code.sent'; readonly phone: string }
  | { readonly type: 'code.failed'; readonly error: FlowError };
