import { selectSocialStep } from '@parlor/flows/social-login';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import FillProfileForm from './FillProfileForm.tsx';
import { SocialProblem } from './SocialProblem.tsx';
import { useSocialLogin } from './use-social-login.ts';

export interface PopupStepsProps {
  /** The phone is bound, or the login is over: which view comes next. */
  onStep: (step: 'bindPhone' | 'fillProfile' | 'over') => void;
}

/** What follows a social login, inside the login tab of a desktop (product decision 15). */
export default function PopupSteps({ onStep }: PopupStepsProps) {
  const actor = useSocialLogin();
  const step = useSelector(actor, selectSocialStep);
  useEffect(() => {
    if (step === 'profile') onStep('fillProfile');
    if (step === 'idle') onStep('over');
  }, [step, onStep]);

  if (step === 'phone' || step === 'code') return <BindPhoneForm actor={actor} />;
  if (step === 'profile') return <FillProfileForm actor={actor} />;
  return step === 'failed' ? <SocialProblem actor={actor} /> : null;
}
