import type { Part } from '../../components/LazyPart.tsx';

/** Buttons of the social logins, loaded after the forms of the site. */
export const socialButtons: Part<object> = {
  load: () => import('./social/SocialButtons.tsx'),
  texts: ['auth', 'errors'],
};
