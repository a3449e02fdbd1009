import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useHasSession } from '../../data/session.ts';
import DailyNotice from '../../features/notices/DailyNotice.tsx';

const abnormalExit: Part<object> = {
  load: () => import('../../features/play/AbnormalExit.tsx'),
  texts: ['play', 'dates', 'errors'],
};
const pendingDeposit: Part<object> = {
  load: () => import('../../features/deposit/PendingDepositPopup.tsx'),
  texts: ['payment'],
};
const settleOffer: Part<object> = {
  load: () => import('../../features/promotions/SettleOffer.tsx'),
  texts: ['promotions'],
};

export interface HomePopupsProps {
  /** Whether something else covers the bottom of the page. */
  isHeld: boolean;
}

/** The popups of home, which open one at a time in the order of their queue. */
export default function HomePopups({ isHeld }: HomePopupsProps) {
  const hasSession = useHasSession();
  return (
    <>
      {hasSession && <LazyPart part={abnormalExit} props={{}} />}
      {hasSession && !isHeld && <LazyPart part={pendingDeposit} props={{}} />}
      {hasSession && <LazyPart part={settleOffer} props={{}} />}
      <DailyNotice isHeld={isHeld} />
    </>
  );
}
