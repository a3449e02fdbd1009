import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../kit/index.ts';
import { fieldOfError, fieldsOf } from './reset-password.guards.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';
import type { ResetPasswordField } from './reset-password.types.ts';

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** Whether the form has this field now. */
export const selectAsksFor = (
  snapshot: ResetPasswordSnapshot,
  field: ResetPasswordField,
): boolean => fieldsOf(snapshot.context).includes(field);

/** Whether a submitted form is pending. */
export const selectIsResetBusy = (snapshot: ResetPasswordSnapshot): boolean =>
  snapshot.matches('resetting') || snapshot.matches('proving') || snapshot.matches('changing');

/** Child machine that sends codes; drives the countdown button and its captcha. */
export const selectResetCountdown = (snapshot: ResetPasswordSnapshot) =>
  snapshot.children.countdown;

/** Phone that received the last code; empty before the first one. */
export const selectCodeSentTo = (snapshot: ResetPasswordSnapshot): string =>
  snapshot.context.sentTo;

export const selectResetViolations = (snapshot: ResetPasswordSnapshot) =>
  snapshot.context.violations;

/** A cancelled request shows no error. */
const shownError = ({ context: { error } }: ResetPasswordSnapshot): FlowError | undefined =>
  error?.kind === 'aborted' ? undefined : error;

/** The server's refusal of one field. */
export const selectResetRefusal = (
  snapshot: ResetPasswordSnapshot,
  field: ResetPasswordField,
): FlowError | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(snapshot.context, error) === field ? error : undefined;
};

/** Why the last step failed, if no field of the form is the cause. */
export const selectResetError = (snapshot: ResetPasswordSnapshot): FlowError | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(snapshot.context, error) === undefined ? error : undefined;
};
