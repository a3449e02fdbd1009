import type { CallFailure } from '@parlor/api/errors';
import type { SnapshotFrom } from 'xstate';
import type { PhoneVerificationRef } from '../phone-verification/phone-verification.selectors.ts';
import type { codeLoginMachine } from './code-login.machine.ts';

export type CodeLoginSnapshot = SnapshotFrom<typeof codeLoginMachine>;

/** The view with its data: phone and code, or the reason why codes cannot be sent. */
export type CodeLoginView =
  | { readonly view: 'verification'; readonly verification: PhoneVerificationRef }
  | { readonly view: 'unavailable'; readonly error: CallFailure | undefined };

export const selectCodeLogin = ({ children, context }: CodeLoginSnapshot): CodeLoginView =>
  children.verification === undefined
    ? { view: 'unavailable', error: context.error }
    : { view: 'verification', verification: children.verification };
