import {
  selectCanGoBack,
  selectIsSignUpBusy,
  selectSignUpCountdown,
  selectSignUpStep,
} from '@parlor/flows/sign-up';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from './deadlines.ts';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { signUpWith } from './ports.ts';
import { AccountStep, BankStep } from './SignUpBankSteps.tsx';
import { IdentityStep, PasswordStep, SignUpCodeStep } from './SignUpSteps.tsx';
import type { StepProps } from './sign-up-step.ts';
import { useCodeSent, useLoggedIn } from './use-logged-in.ts';

interface Props {
  /** Leaves sign-up. */
  onBack?: (() => void) | undefined;
  others: ReactNode;
}

/** Sign-up, one question a screen, in the steps that the site's flags ask for (specification: Screens and routes; States and transitions). */
export function SignUpFlow({ onBack, others }: Props) {
  const { client } = useApi();
  const { storage, tabStore } = usePlatform();
  const site = useSite();
  const [machine] = useState(() => signUpWith(client));
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      countryCode: site.countryCode,
      smsEnabled: site.gameAccountRegisterSMS,
      bankEnabled: site.gameAccountRegisterBank,
      inviteCode: storedInvitation(storage),
      deadlines: readDeadlines(tabStore, 'signUp'),
    },
  });
  const step = useSelector(actor, selectSignUpStep);
  const canGoBack = useSelector(actor, selectCanGoBack);
  const busy = useSelector(actor, selectIsSignUpBusy);
  const countdown = useSelector(actor, selectSignUpCountdown);
  useLoggedIn(actor);
  useCodeSent(actor, countdown, 'signUp');
  useEffect(() => forgetWhenUsed(storage, actor), [actor, storage]);

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
