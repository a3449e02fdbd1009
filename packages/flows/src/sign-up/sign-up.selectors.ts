import type { SupportBank } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import { getSteps } from './sign-up.guards.ts';
import type { signUpMachine } from './sign-up.machine.ts';
import type { SignUpField, SignUpForm, SignUpStep } from './sign-up.types.ts';

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

/** Data of every step. */
export interface SignUpStepView {
  /** Number of the step, from 1, and number of steps of this site. */
  readonly progress: { readonly current: number; readonly total: number };
  /**
   * Label of the step's button: sign-up on the last step, confirm on the others. Age and terms are
   * also confirmed on the last step.
   */
  readonly button: 'signUp' | 'confirm';
  readonly isBusy: boolean;
  /** Whether `back` leads to an earlier step; on the first one the app leaves the page. */
  readonly canGoBack: boolean;
  /** Input so far, for the fields of a step that is shown again. */
  readonly form: SignUpForm;
  readonly violations: Partial<Record<SignUpField, Violation>>;
  /** The server's refusal, on the step it belongs to. A cancelled request shows no error. */
  readonly error: CallFailure | undefined;
  readonly verification: PhoneVerificationRef;
}

/** The current step with its data; the last one while the form is being sent. */
export type SignUpView =
  | (SignUpStepView & { readonly step: Exclude<SignUpStep, 'account'> })
  | (SignUpStepView & { readonly step: 'account'; readonly bank: SupportBank })
  /** Codes cannot be sent. */
  | { readonly step: 'unavailable'; readonly error: CallFailure | undefined };

export const selectSignUp = (snapshot: SignUpSnapshot): SignUpView => {
  const { form, violations } = snapshot.context;
  const { verification } = snapshot.children;
  const error = hideAborted(snapshot.context.error);
  const meta = selectMeta(snapshot);
  if (meta.step === 'unavailable' || verification === undefined) {
    return { step: 'unavailable', error };
  }
  const steps = getSteps(snapshot.context);
  const step = meta.step === 'last' ? (steps.at(-1) ?? 'password') : meta.step;
  const current = steps.indexOf(step) + 1;
  const view: SignUpStepView = {
    progress: { current, total: steps.length },
    button: current === steps.length ? 'signUp' : 'confirm',
    isBusy: snapshot.hasTag('busy'),
    canGoBack: snapshot.can({ type: 'back' }),
    form,
    violations,
    error,
    verification,
  };
  return step === 'account'
    ? { ...view, step, bank: required(form.bank, 'bank') }
    : { ...view, step };
};
