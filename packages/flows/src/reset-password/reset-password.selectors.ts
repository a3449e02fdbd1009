import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import { fieldOfError, getFields } from './reset-password.guards.ts';
import type { resetPasswordMachine } from './reset-password.machine.ts';
import type { ResetPasswordField } from './reset-password.types.ts';

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** The view with its data. */
export type ResetPasswordView =
  | {
      readonly view: 'form';
      /** Fields of the form now, from top to bottom. */
      readonly fields: readonly ResetPasswordField[];
      /** Whether a submitted form is pending. */
      readonly isBusy: boolean;
      readonly violations: Partial<Record<ResetPasswordField, Violation>>;
      /** Why the last step failed. A cancelled request shows no error. */
      readonly error: CallFailure | undefined;
      /** Field that the error concerns; undefined if no field of the form is the cause. */
      readonly errorField: ResetPasswordField | undefined;
      readonly verification: PhoneVerificationRef;
    }
  /** Codes cannot be sent. */
  | { readonly view: 'unavailable'; readonly error: CallFailure | undefined };

export const selectResetPassword = (snapshot: ResetPasswordSnapshot): ResetPasswordView => {
  const { violations } = snapshot.context;
  const { verification } = snapshot.children;
  const error = hideAborted(snapshot.context.error);
  if (verification === undefined) return { view: 'unavailable', error };
  return {
    view: 'form',
    fields: getFields(snapshot.context),
    isBusy: snapshot.hasTag('busy'),
    violations,
    error,
    errorField: fieldOfError(snapshot.context, error),
    verification,
  };
};
