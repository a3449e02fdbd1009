import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { hideAborted, selectMeta } from '../kit/index.ts';
import { isAboutPhone } from './phone-verification.guards.ts';
import type { phoneVerificationMachine } from './phone-verification.machine.ts';
import type { PhoneVerificationField } from './phone-verification.types.ts';

export type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>;
export type PhoneVerificationRef = ActorRefFrom<typeof phoneVerificationMachine>;

/** Data of the step that is shown. */
export interface PhoneVerificationStep {
  readonly step: 'phone' | 'code';
  /** In the wire format. */
  readonly phone: string;
  /** Phone that received the last code; undefined before the first one. */
  readonly sentTo: string | undefined;
  /** Whether a request is pending, or a captcha to be solved for it. */
  readonly isBusy: boolean;
  readonly violations: Partial<Record<PhoneVerificationField, Violation>>;
  /** Why the last request failed. A cancelled request shows no error. */
  readonly error: CallFailure | undefined;
  /** Field that the error concerns; undefined if none is the cause. */
  readonly errorField: PhoneVerificationField | undefined;
  /** Child machine that sends codes; drives the countdown and the captcha. */
  readonly countdown: ActorRefFrom<typeof codeCountdownMachine>;
}

export type PhoneVerificationView =
  | PhoneVerificationStep
  /** Codes cannot be sent. */
  | { readonly step: 'unavailable'; readonly error: CallFailure | undefined };

const getErrorField = (error: CallFailure | undefined): PhoneVerificationField | undefined => {
  if (error === undefined) return undefined;
  if (isAboutPhone(error)) return 'phone';
  return error.field === 'code' ? 'code' : undefined;
};

export const selectPhoneVerification = (
  snapshot: PhoneVerificationSnapshot,
): PhoneVerificationView => {
  const { phone, sentTo, violations } = snapshot.context;
  const error = hideAborted(snapshot.context.error);
  const { countdown } = snapshot.children;
  const { step } = selectMeta(snapshot);
  if (step === 'unavailable' || countdown === undefined) return { step: 'unavailable', error };
  return {
    step,
    phone,
    sentTo,
    isBusy: snapshot.hasTag('busy'),
    violations,
    error,
    errorField: getErrorField(error),
    countdown,
  };
};
