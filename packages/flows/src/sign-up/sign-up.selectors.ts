import type { SnapshotFrom } from 'xstate';
import { stepsOf } from './sign-up.guards.ts';
import type { signUpMachine } from './sign-up.machine.ts';
import type { SignUpStep } from './sign-up.types.ts';

export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

/** The current step; the last one while the form is being sent. */
export const selectSignUpStep = (snapshot: SignUpSnapshot): SignUpStep => {
  if (snapshot.matches('code')) return 'code';
  if (snapshot.matches('password')) return 'password';
  if (snapshot.matches('bank')) return 'bank';
  if (snapshot.matches('account')) return 'account';
  if (snapshot.matches('registering') || snapshot.matches('done')) {
    return stepsOf(snapshot.context).at(-1) ?? 'password';
  }
  return 'identity';
};

/** Progress: number of the current step, from 1, and number of steps of this site. */
export const selectSignUpProgress = (
  snapshot: SignUpSnapshot,
): { readonly current: number; readonly total: number } => {
  const steps = stepsOf(snapshot.context);
  return { current: steps.indexOf(selectSignUpStep(snapshot)) + 1, total: steps.length };
};

/**
 * Label of the step's button: sign-up on the last step, confirm on the others (specification: Screens and routes). Age and
 * terms are also confirmed on the last step (product decision 38).
 */
export const selectSignUpButton = (snapshot: SignUpSnapshot): 'signUp' | 'confirm' => {
  const { current, total } = selectSignUpProgress(snapshot);
  return current === total ? 'signUp' : 'confirm';
};

export const selectIsSignUpBusy = (snapshot: SignUpSnapshot): boolean =>
  snapshot.matches('requestingCode') || snapshot.matches('registering');

/** Whether `back` leads to an earlier step; on the first one the app leaves the page. */
export const selectCanGoBack = (snapshot: SignUpSnapshot): boolean =>
  snapshot.can({ type: 'back' });

/** Input so far, for the fields of a step that is shown again. */
export const selectSignUpForm = (snapshot: SignUpSnapshot) => snapshot.context.form;

export const selectSignUpViolations = (snapshot: SignUpSnapshot) => snapshot.context.violations;

/** The server's refusal, on the step it belongs to. A cancelled request shows no error. */
export const selectSignUpError = (snapshot: SignUpSnapshot) =>
  snapshot.context.error?.kind === 'aborted' ? undefined : snapshot.context.error;

/** Child machine that sends codes; drives the countdown button and its captcha. */
export const selectSignUpCountdown = (snapshot: SignUpSnapshot) => snapshot.children.countdown;
