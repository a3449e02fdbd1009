import { PageBody } from '../../components/PageBody.tsx';
import { useHasSession } from '../../data/session.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DressLinks } from './DressLinks.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { VisitorHead } from './VisitorHead.tsx';

/** The fifth tab: for a visitor the way in, for a player who they are, what they have, and the rest. */
export default function AccountScreen() {
  const hasSession = useHasSession();
  return (
    <PageBody>
      {hasSession ? <PlayerHead /> : <VisitorHead />}
      <DressLinks />
      <AccountLinks isPlayer={hasSession} />
    </PageBody>
  );
}
