import { SocialSteps } from '../../features/login/social/SocialSteps.tsx';

/** What a new player may say about themselves after a social login. */
export default function FillProfileScreen() {
  return <SocialSteps page="fillProfile" />;
}
