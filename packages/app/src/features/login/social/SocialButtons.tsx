import { identityProviders } from '@parlor/api/calls/oauth';
import { selectDestination } from '@parlor/flows/route-guard';
import { selectSocialLogin } from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { Stack } from '@parlor/ui/Stack';
import { shallowEqual, useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useCall } from '../../../data/use-call.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { useGuard } from '../../../navigation/guard.ts';
import { FormError } from '../../forms/FormError.tsx';
import { useLoginPrompt } from '../login-prompt.ts';
import { Or } from './Or.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { SocialButtonsPlaceholder } from './SocialButtonsPlaceholder.tsx';
import { useSocialLogin } from './use-social-login.ts';

/** Social login buttons. Renders nothing on a site without identity providers. */
export default function SocialButtons() {
  const t = useTexts();
  const guard = useGuard();
  const loginPrompt = useLoginPrompt();
  const { pathname: path, search } = useLocation();
  const { data, error: unknown } = useCall(identityProviders, {});
  const actor = useSocialLogin({
    onLeave() {
      // The page is unloaded meanwhile: the destination is kept in the tab.
      const here = path.startsWith('/pages/login/') ? undefined : { path, search };
      const destination = selectDestination(guard.getSnapshot()) ?? here;
      if (loginPrompt.next() === null && destination) loginPrompt.remember({ destination });
    },
  });
  const shown = useSelector(actor, selectSocialLogin, shallowEqual);
  if (data === undefined && unknown === undefined) return <SocialButtonsPlaceholder />;
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Stack gap={12}>
      <Or>{t('auth:social.or')}</Or>
      {data.rows.map(({ provider, providerName }) => (
        <Button
          key={provider}
          variant="outline"
          tone="neutral"
          size="lg"
          fullWidth
          loading={shown.view === 'away'}
          leading={<ProviderMark />}
          onClick={() => actor.send({ type: 'start', provider })}
        >
          {t('auth:social.with', { provider: providerName })}
        </Button>
      ))}
      <FormError error={shown.view === 'failed' ? shown.error : undefined} />
    </Stack>
  );
}
