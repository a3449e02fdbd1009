import { type SocialLoginView, selectSocialLogin } from '@parlor/flows/social-login';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getHref } from '../../../navigation/paths.ts';
import { NoSocialLogin } from './NoSocialLogin.tsx';
import { SocialView } from './SocialView.tsx';
import { useSocialLogin } from './use-social-login.ts';

type StepPage = 'bindPhone' | 'fillProfile';

/** The page of each step; the other views belong to either page. */
const pages: Partial<Record<SocialLoginView['view'], StepPage>> = {
  verification: 'bindPhone',
  profile: 'fillProfile',
};

/** The steps after a social login, each on its page; the page of another step redirects there. */
export function SocialSteps({ page }: { page: StepPage }) {
  const navigate = useNavigate();
  const actor = useSocialLogin();
  const shown = useSelector(actor, selectSocialLogin, shallowEqual);
  const wanted = pages[shown.view] ?? page;
  useEffect(() => {
    if (wanted !== page) navigate(getHref(wanted), { replace: true });
  }, [navigate, page, wanted]);

  // Input on the page of another step would be lost by the redirect.
  if (wanted !== page) return null;
  return <SocialView actor={actor} shown={shown} otherwise={<NoSocialLogin />} />;
}
