import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Result } from '@parlor/ui/Result';
import { LogIn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useHasSession, useUserInfo } from '../../data/session.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/** Confirms the login, and links to the next page. */
export default function LoginSuccessScreen() {
  const t = useTexts();
  const enter = useEnter();
  const homeHref = useHomeHref();
  const hasSession = useHasSession();
  const user = useUserInfo();
  // The route's name applies to logged-in players alone.
  usePageName(hasSession ? undefined : t('actions.logIn'));
  if (!hasSession) {
    return (
      <>
        <PageTitle>{t('actions.logIn')}</PageTitle>
        <EmptyState
          icon={<LogIn size={28} />}
          title={t('auth:done.visitorTitle')}
          text={t('auth:done.visitorText')}
          action={
            <Button variant="soft" onClick={() => enter('accountLogin', { replace: true })}>
              {t('actions.logIn')}
            </Button>
          }
        />
      </>
    );
  }
  const name = user && (user.nickname || user.username || user.phoneNumber);
  return (
    <NarrowPage>
      <Result
        status="success"
        title={t('auth:done.title')}
        text={name && t('auth:done.text', { name })}
        actions={
          <>
            <Button asChild size="lg" fullWidth>
              <Link to={homeHref}>{t('auth:done.games')}</Link>
            </Button>
            <Button asChild size="lg" fullWidth variant="soft" tone="neutral">
              <Link to={getHref('account')}>{t('auth:done.account')}</Link>
            </Button>
          </>
        }
      />
    </NarrowPage>
  );
}
