import { selectSession } from '@parlor/flows/session';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { shallowEqual, useSelector } from '@xstate/react';
import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session.ts';
import { SiteRefusal } from '../../features/session/SiteRefusal.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/**
 * The site refuses this client; a client that is no longer refused, as after a reload, may go to
 * home.
 */
export default function ForbiddenScreen() {
  const t = useTexts();
  const session = useSession();
  const homeHref = useHomeHref();
  const { view } = useSelector(session, selectSession, shallowEqual);
  return (
    <Box center minHeight="screen">
      {view === 'forbidden' ? (
        <SiteRefusal />
      ) : (
        <ErrorState
          titleAs="h1"
          icon={<Ban size={28} strokeWidth={1.75} />}
          title={t('forbidden.title')}
          text={t('forbidden.text')}
          labels={{ retry: t('actions.retry') }}
          action={
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('actions.home')}</Link>
            </Button>
          }
        />
      )}
    </Box>
  );
}
