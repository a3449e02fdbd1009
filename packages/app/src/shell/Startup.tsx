import { selectSession } from '@parlor/flows/session';
import { type StartupView, selectStartup } from '@parlor/flows/startup';
import { selectHasTexts } from '@parlor/flows/theme-and-locale';
import { Box } from '@parlor/ui/Box';
import { ErrorState } from '@parlor/ui/ErrorState';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useExplain } from '../data/errors.ts';
import { useSession } from '../data/session.ts';
import { useStartup } from '../data/site.ts';
import { useThemeAndLocale } from '../data/theme-and-locale.ts';
import { SiteRefusal } from '../features/session/SiteRefusal.tsx';
import { useTexts } from '../languages/use-texts.ts';
import { StartupSkeleton } from './StartupSkeleton.tsx';

/** Shows the app once the site and its texts are loaded; until then a skeleton, or the error. */
export function Startup({ children }: { children: ReactNode }) {
  const session = useSession();
  const startup = useStartup();
  const themeAndLocale = useThemeAndLocale();
  const shown = useSelector(startup, selectStartup, shallowEqual);
  const { view: access } = useSelector(session, selectSession, shallowEqual);
  const hasTexts = useSelector(themeAndLocale, selectHasTexts);
  if (shown.view === 'started' && hasTexts) return children;
  if (shown.view !== 'failed') return <StartupSkeleton />;
  return access === 'forbidden' ? <StartupRefused /> : <StartupFailed error={shown.error} />;
}

/** The site refused the client before startup: startup is retried once it admits the client. */
function StartupRefused() {
  const session = useSession();
  const startup = useStartup();
  useEffect(() => {
    const admitted = session.on('navigate', () => startup.send({ type: 'retry' }));
    return () => admitted.unsubscribe();
  }, [session, startup]);
  return (
    <Box as="main" center minHeight="screen">
      <SiteRefusal />
    </Box>
  );
}

function StartupFailed({ error }: Pick<Extract<StartupView, { view: 'failed' }>, 'error'>) {
  const t = useTexts();
  const startup = useStartup();
  const explain = useExplain();
  const isBusy = error.code === 503 || error.code === 429;
  const { requestId } = explain(error);
  return (
    <Box as="main" center minHeight="screen">
      <ErrorState
        titleAs="h1"
        title={isBusy ? t('startup.busyTitle') : t('startup.failedTitle')}
        text={error.kind === 'malformed' ? t('startup.nonsenseText') : t('startup.failedText')}
        requestId={requestId || undefined}
        onRetry={() => startup.send({ type: 'retry' })}
        labels={{ retry: t('actions.retry') }}
      />
    </Box>
  );
}
