import { SocialSteps } from '../../features/login/social/SocialSteps.tsx';

/** The optional profile of a new player after a social login. */
export default function FillProfileScreen() {
  return <SocialSteps page="fillProfile" />;
}
