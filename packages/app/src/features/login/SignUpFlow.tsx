import {
  selectCanGoBack,
  selectIsSignUpBusy,
  selectSignUpCountdown,
  selectSignUpStep,
} from '@parlor/flows/sign-up';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../../app-context.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { readDeadlines } from './deadlines.ts';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { signUpWith } from './ports.ts';
import { AccountStep, BankStep } from './SignUpBankSteps.tsx';
import { IdentityStep, PasswordStep, SignUpCodeStep } from './SignUpSteps.tsx';
import { useCodeSent, useLoggedIn } from './use-logged-in.ts';

export type SignUpRef = ActorRefFrom<ReturnType<typeof signUpWith>>;

/** What every step is given. */
export interface StepProps {
  actor: SignUpRef;
  /** Leaves the step, or sign-up as a whole on the first. */
  onBack: (() => void) | undefined;
  busy: boolean;
}

interface Props {
  /** Leaves sign-up. */
  onBack?: (() => void) | undefined;
  others: ReactNode;
}

/** Sign-up, one question a screen, in the steps that the site's flags ask for (specification: Screens and routes; States and transitions). */
export function SignUpFlow({ onBack, others }: Props) {
  const app = useApp();
  const site = useSite();
  const [machine] = useState(() => signUpWith(app.client));
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      countryCode: site.countryCode,
      smsEnabled: site.gameAccountRegisterSMS,
      bankEnabled: site.gameAccountRegisterBank,
      inviteCode: storedInvitation(app.storage),
      deadlines: readDeadlines(app, 'signUp'),
    },
  });
  const step = useSelector(actor, selectSignUpStep);
  const canGoBack = useSelector(actor, selectCanGoBack);
  const busy = useSelector(actor, selectIsSignUpBusy);
  const countdown = useSelector(actor, selectSignUpCountdown);
  useLoggedIn(actor);
  useCodeSent(actor, countdown, 'signUp');
  useEffect(() => forgetWhenUsed(app.storage, actor), [actor, app]);

  const props: StepProps = {
    actor,
    busy,
    onBack: canGoBack ? () => actor.send({ type: 'back' }) : onBack,
  };
  if (step === 'code') return <SignUpCodeStep {...props} />;
  if (step === 'password') return <PasswordStep {...props} />;
  if (step === 'bank') return <BankStep {...props} />;
  if (step === 'account') return <AccountStep {...props} />;
  return <IdentityStep {...props} others={others} />;
}
