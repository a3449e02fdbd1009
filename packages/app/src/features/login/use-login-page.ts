import { useNavigate } from 'react-router-dom';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { type LoginPage, loginPages } from './login-prompt.ts';

/** Navigation of the login pages. */
export function useLoginPage() {
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  return {
    /** Leaves to home, since the previous page may require a login again. */
    leave: () => navigate(homeHref, { replace: true }),
    /** Replaces the page, so that back does not lead through every login page. */
    choose: (view: LoginPage) => navigate(getHref(loginPages[view]), { replace: true }),
  };
}
