import { SocialSteps } from '../../features/social/SocialSteps.tsx';

/** Binds a phone to a social login (decisions 21). */
export default function BindPhoneScreen() {
  return <SocialSteps page="bindPhone" />;
}
