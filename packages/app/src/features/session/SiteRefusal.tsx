import { selectSession } from '@parlor/flows/session';
import { ErrorState } from '@parlor/ui/ErrorState';
import { shallowEqual, useSelector } from '@xstate/react';
import { Ban } from 'lucide-react';
import { useSession } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The site refuses this client (product decision 20): the app probes it automatically, on return, and on a click. */
export function SiteRefusal() {
  const t = useTexts();
  const session = useSession();
  const shown = useSelector(session, selectSession, shallowEqual);
  return (
    <ErrorState
      titleAs="h1"
      icon={<Ban size={28} strokeWidth={1.75} />}
      title={t('forbidden.title')}
      text={`${t('forbidden.text')} ${t('forbidden.checking')}`}
      labels={{ retry: t('actions.retry') }}
      onRetry={() => session.send({ type: 'site.probe' })}
      retrying={shown.view === 'forbidden' && shown.isProbing}
    />
  );
}
