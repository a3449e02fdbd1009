import {
  type PhoneVerificationRef,
  type PhoneVerificationStep,
  selectPhoneVerification,
} from '@parlor/flows/phone-verification';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CodePurpose } from './deadlines.ts';
import { Unavailable } from './Unavailable.tsx';
import { useCodeSent } from './use-logged-in.ts';

interface Props {
  verification: PhoneVerificationRef;
  purpose: CodePurpose;
  /** Renders the form around the current step. */
  children: (view: PhoneVerificationStep) => ReactNode;
}

/** The verification of a phone inside a form: announces sent codes and stores their countdowns. */
export function PhoneVerification({ verification, purpose, children }: Props) {
  const view = useSelector(verification, selectPhoneVerification, shallowEqual);
  const countdown = view.step === 'unavailable' ? undefined : view.countdown;
  useCodeSent(verification, countdown, purpose);
  return view.step === 'unavailable' ? <Unavailable error={view.error} /> : children(view);
}
