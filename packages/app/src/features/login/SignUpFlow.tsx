import { selectSignUp } from '@parlor/flows/sign-up';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from './deadlines.ts';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { PhoneVerification } from './PhoneVerification.tsx';
import { signUpWith } from './ports.ts';
import { AccountStep, BankStep } from './SignUpBankSteps.tsx';
import { IdentityStep, PasswordStep, SignUpCodeStep } from './SignUpSteps.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useLoggedIn } from './use-logged-in.ts';

interface Props {
  /** Leaves sign-up. */
  onBack?: (() => void) | undefined;
  others: ReactNode;
}

/** Sign-up, one question per screen, in the steps that the site requires (docs/product.md: Screens and routes; States and transitions). */
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
  const view = useSelector(actor, selectSignUp, shallowEqual);
  useLoggedIn(actor);
  useEffect(() => forgetWhenUsed(storage, actor), [actor, storage]);

  if (view.step === 'unavailable') return <Unavailable error={view.error} />;
  const props = { actor, onBack: view.canGoBack ? () => actor.send({ type: 'back' }) : onBack };
  return (
    <PhoneVerification verification={view.verification} purpose="signUp">
      {(verification) => {
        switch (view.step) {
          case 'identity':
            return (
              <IdentityStep
                {...props}
                view={view}
                countdown={verification.countdown}
                others={others}
              />
            );
          case 'code':
            return <SignUpCodeStep {...props} view={view} verification={verification} />;
          case 'password':
            return <PasswordStep {...props} view={view} />;
          case 'bank':
            return <BankStep {...props} view={view} />;
          case 'account':
            return <AccountStep {...props} view={view} />;
        }
      }}
    </PhoneVerification>
  );
}
