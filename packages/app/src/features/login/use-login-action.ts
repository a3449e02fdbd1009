import { selectHasSession } from '@parlor/flows/session';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../data/session.ts';
import { page } from '../../platform/page.ts';
import type { LoginAction } from './login-prompt.ts';
import { useLoginPrompt } from './login-prompt.ts';

/**
 * Runs an action that requires a player: at once for a player; for a visitor after a login or sign-up,
 * back on this page (docs/product.md: Roles and permissions).
 * @param subject what it is about, for the question: the name of a game
 * @param now what a player's tap does
 */
export function useLoginAction(): (action: LoginAction, subject: string, now: () => void) => void {
  const session = useSession();
  const loginPrompt = useLoginPrompt();
  const { pathname: path, search } = useLocation();
  return (action, subject, now) => {
    if (selectHasSession(session.getSnapshot())) now();
    else loginPrompt.ask(subject, { destination: { path, search }, action, top: page.scrollTop() });
  };
}
