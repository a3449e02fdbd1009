import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RouteTitle } from '../../../components/RouteTitle.tsx';
import { useHasSession } from '../../../data/session.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { useHomeHref } from '../../../navigation/use-home-href.ts';
import { useEnter } from '../use-enter.ts';

/** Shown on the pages of a social login if none is in progress. */
export function NoSocialLogin() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const hasSession = useHasSession();
  const enter = useEnter();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<LogIn size={28} />}
        title={t('auth:social.idleTitle')}
        text={hasSession ? t('auth:done.title') : t('auth:social.idleText')}
        action={
          hasSession ? (
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('auth:done.games')}</Link>
            </Button>
          ) : (
            <Button variant="soft" onClick={() => enter('accountLogin', { replace: true })}>
              {t('actions.logIn')}
            </Button>
          )
        }
      />
    </>
  );
}
