import { SocialSteps } from '../../features/login/social/SocialSteps.tsx';

/** Binds a phone to a social login (product decision 21). */
export default function BindPhoneScreen() {
  return <SocialSteps page="bindPhone" />;
}
