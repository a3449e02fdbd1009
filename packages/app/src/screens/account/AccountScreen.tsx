import { PageBody } from '../../components/PageBody.tsx';
import { useHasSession } from '../../data/session.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { PreferenceLinks } from './PreferenceLinks.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

/**
 * The fifth tab: for a visitor the login and sign-up buttons; for a player their profile, balances,
 * and the remaining links.
 */
export default function AccountScreen() {
  const hasSession = useHasSession();
  return (
    <PageBody>
      {hasSession ? <PlayerHeader /> : <VisitorHeader />}
      <PreferenceLinks />
      <AccountLinks isPlayer={hasSession} />
    </PageBody>
  );
}
