import { useNavigate } from 'react-router-dom';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { type LoginPage, loginPages } from './login-prompt.ts';

/** What the pages of the login area share: the way out, and the way to the other ways in. */
export function useLoginPage() {
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  return {
    /** Gives up logging in: home, since what was behind may be a page that asks to log in again. */
    leave: () => navigate(homeHref, { replace: true }),
    /** In place of the page, so that back never leads through every way in. */
    choose: (view: LoginPage) => navigate(getHref(loginPages[view]), { replace: true }),
  };
}
