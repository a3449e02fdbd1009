import { selectSocialStep } from '@parlor/flows/social-login';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getHref } from '../../../navigation/paths.ts';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import FillProfileForm from './FillProfileForm.tsx';
import { NoSocialLogin } from './NoSocialLogin.tsx';
import { SocialProblem } from './SocialProblem.tsx';
import { useSocialLogin } from './use-social-login.ts';

/** The steps after a social login, each on its page; whoever comes to the wrong one is led to the right one. */
export function SocialSteps({ page }: { page: 'bindPhone' | 'fillProfile' }) {
  const navigate = useNavigate();
  const actor = useSocialLogin();
  const step = useSelector(actor, selectSocialStep);
  const wanted =
    step === 'phone' || step === 'code' ? 'bindPhone' : step === 'profile' ? 'fillProfile' : page;
  useEffect(() => {
    if (wanted !== page) navigate(getHref(wanted), { replace: true });
  }, [navigate, page, wanted]);

  // Shown on its own page alone: what is typed here would be lost on the way there.
  if (wanted !== page) return null;
  if (step === 'phone' || step === 'code') return <BindPhoneForm actor={actor} />;
  if (step === 'profile') return <FillProfileForm actor={actor} />;
  if (step === 'failed') return <SocialProblem actor={actor} />;
  if (step === 'done') return null;
  return <NoSocialLogin />;
}
