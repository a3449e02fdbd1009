import type { SocialLoginView } from '@parlor/flows/social-login';
import type { ReactNode } from 'react';
import { Unavailable } from '../Unavailable.tsx';
import { BindPhoneForm } from './BindPhoneForm.tsx';
import { FillProfileForm } from './FillProfileForm.tsx';
import { SocialProblem } from './SocialProblem.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

interface Props {
  actor: SocialLoginRef;
  shown: SocialLoginView;
  /** Shown without a social login. */
  otherwise: ReactNode;
}

/** The current step of a social login. */
export function SocialView({ actor, shown, otherwise }: Props) {
  switch (shown.view) {
    case 'verification':
      return <BindPhoneForm actor={actor} view={shown} />;
    case 'profile':
      return <FillProfileForm actor={actor} view={shown} />;
    case 'failed':
      return <SocialProblem actor={actor} view={shown} />;
    case 'unavailable':
      return <Unavailable error={shown.error} />;
    case 'done':
      return null;
    default:
      return otherwise;
  }
}
