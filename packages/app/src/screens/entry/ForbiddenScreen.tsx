import { selectIsForbidden } from '@parlor/flows/session';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useSelector } from '@xstate/react';
import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session.ts';
import { SiteRefusal } from '../../features/session/SiteRefusal.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import * as css from './ForbiddenScreen.css.ts';

/** The site refuses this client; whom it does not refuse, as after a reload, may go home. */
export default function ForbiddenScreen() {
  const t = useTexts();
  const session = useSession();
  const homeHref = useHomeHref();
  const refused = useSelector(session, selectIsForbidden);
  return (
    <div className={css.root}>
      {refused ? (
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
    </div>
  );
}
