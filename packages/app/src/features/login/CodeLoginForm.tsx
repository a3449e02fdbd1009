import { selectCodeLogin } from '@parlor/flows/code-login';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { readDeadlines } from './deadlines.ts';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { PhoneAndCodeForm } from './PhoneAndCodeForm.tsx';
import { codeLoginWith } from './ports.ts';
import { Unavailable } from './Unavailable.tsx';
import { useLoggedIn } from './use-logged-in.ts';

interface Props {
  onBack?: (() => void) | undefined;
  others: ReactNode;
}

/** Login by SMS code: the phone, then the code that was sent to it (docs/product.md: Screens and routes). */
export function CodeLoginForm({ onBack, others }: Props) {
  const t = useTexts();
  const { client } = useApi();
  const { storage, tabStore } = usePlatform();
  const { countryCode } = useSite();
  const [machine] = useState(() => codeLoginWith(client));
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      countryCode,
      inviteCode: storedInvitation(storage),
      deadlines: readDeadlines(tabStore, 'codeLogin'),
    },
  });
  const shown = useSelector(actor, selectCodeLogin, shallowEqual);
  useLoggedIn(actor);
  useEffect(() => forgetWhenUsed(storage, actor), [actor, storage]);

  if (shown.view === 'unavailable') return <Unavailable error={shown.error} />;
  return (
    <PhoneAndCodeForm
      verification={shown.verification}
      purpose="codeLogin"
      title={t('auth:login.smsTitle')}
      text={t('auth:login.smsText')}
      onBack={onBack}
      submit={t('actions.logIn')}
      others={others}
    />
  );
}
