import { selectSession } from '@parlor/flows/session';
import { Button } from '@parlor/ui/Button';
import { useSelector } from '@xstate/react';
import { useSession } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** Ends the session here and at the server. */
export function LogOut() {
  const t = useTexts();
  const session = useSession();
  const view = useSelector(session, (snapshot) => selectSession(snapshot).view);
  return (
    <Button
      variant="outline"
      tone="neutral"
      size="lg"
      fullWidth
      loading={view === 'loggingOut' || view === 'clearing'}
      onClick={() => session.send({ type: 'logout' })}
    >
      {t('actions.logOut')}
    </Button>
  );
}
