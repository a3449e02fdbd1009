import { selectSocialLogin } from '@parlor/flows/social-login';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { SocialView } from './SocialView.tsx';
import { useSocialLogin } from './use-social-login.ts';

export interface PopupStepsProps {
  /** Called when the step changes; `over` when the social login has ended. */
  onStep: (step: 'bindPhone' | 'fillProfile' | 'over') => void;
}

/** The steps after a social login, inside the login tab of a desktop (product decision 15). */
export default function PopupSteps({ onStep }: PopupStepsProps) {
  const actor = useSocialLogin();
  const shown = useSelector(actor, selectSocialLogin, shallowEqual);
  useEffect(() => {
    if (shown.view === 'profile') onStep('fillProfile');
    if (shown.view === 'idle') onStep('over');
  }, [shown.view, onStep]);
  return <SocialView actor={actor} shown={shown} otherwise={null} />;
}
