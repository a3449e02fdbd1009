import type { Part } from '../../components/LazyPart.tsx';

/** The ways in by somebody else's account, below those of the site: nobody waits for them. */
export const socialButtons: Part<object> = {
  load: () => import('./social/SocialButtons.tsx'),
  texts: ['auth', 'errors'],
};
