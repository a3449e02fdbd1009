import { selectSocialLogin } from '@parlor/flows/social-login';
import { Box } from '@parlor/ui/Box';
import { Heading } from '@parlor/ui/Heading';
import { Spinner } from '@parlor/ui/Spinner';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { useLoginPrompt } from '../../features/login/login-prompt.ts';
import { NoSocialLogin } from '../../features/login/social/NoSocialLogin.tsx';
import { SocialProblem } from '../../features/login/social/SocialProblem.tsx';
import { useSocialLogin } from '../../features/login/social/use-social-login.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/** The provider's parameters in the address; undefined without any. */
function readAnswer(search: string) {
  const parameters = new URLSearchParams(search);
  const of = (name: string) => parameters.get(name) ?? undefined;
  const answer = { code: of('code'), state: of('state'), error: of('error') };
  return answer.code === undefined && answer.error === undefined && answer.state === undefined
    ? undefined
    : answer;
}

/**
 * The redirect page of an identity provider: exchanges the code, and goes on to bind a phone, or to
 * the stored destination. The code is removed from the address at once (S27).
 */
export default function SocialLoginScreen() {
  const t = useTexts();
  const { device } = usePlatform();
  const loginPrompt = useLoginPrompt();
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  const { search } = useLocation();
  const [answer] = useState(() => readAnswer(search));
  const actor = useSocialLogin({ answer });
  const shown = useSelector(actor, selectSocialLogin, shallowEqual);
  const { view } = shown;

  useEffect(() => {
    if (search !== '') navigate(getHref('socialLogin'), { replace: true });
  }, [navigate, search]);
  useEffect(() => {
    if (view !== 'verification' && view !== 'profile') return;
    if (device.deviceType === 'mobile') {
      const next = view === 'verification' ? 'bindPhone' : 'fillProfile';
      navigate(getHref(next), { replace: true });
      return;
    }
    // On a desktop the popup continues, over the page where the login began.
    const below = loginPrompt.next()?.destination;
    loginPrompt.openPopup('accountLogin');
    navigate(below === undefined ? homeHref : below.path + below.search, { replace: true });
  }, [device, homeHref, loginPrompt, navigate, view]);

  if (shown.view === 'failed') {
    return (
      <Box center grow paddingX={20} className={adjust.mostOfWindow}>
        <SocialProblem actor={actor} view={shown} />
      </Box>
    );
  }
  if (view === 'idle') {
    return (
      <Box center grow paddingX={20} className={adjust.mostOfWindow}>
        <NoSocialLogin />
      </Box>
    );
  }
  return (
    <Box center grow paddingX={20} className={adjust.mostOfWindow}>
      <Stack role="status" align="center" textAlign="center">
        <Spinner size="lg" />
        <Heading level={1} size={24}>
          {t('auth:social.working')}
        </Heading>
        <Text as="p" color="muted">
          {t('auth:social.workingText')}
        </Text>
      </Stack>
    </Box>
  );
}
