import { useState } from 'react';
import { BottomCard } from '../../components/BottomCard.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { usePopupTurn } from '../popups/use-popup-turn.ts';
import { ResumeDeposit } from './ResumeDeposit.tsx';
import { usePendingDeposit } from './use-pending-deposit.ts';

const DISMISSED = 'pendingDeposit.dismissed';

/** Home's card of a deposit that can still be paid; once closed, it stays away for this order in this tab. */
export default function PendingDepositPopup() {
  const t = useTexts();
  const { tabStore } = usePlatform();
  const order = usePendingDeposit();
  const [dismissed, setDismissed] = useState(() => tabStore.getItem(DISMISSED));
  const isDue = order !== undefined && order.orderNo !== dismissed;
  const hasTurn = usePopupTurn('pendingDeposit', isDue ? 'ready' : 'none');
  if (!isDue || !hasTurn) return null;
  const dismiss = () => {
    tabStore.setItem(DISMISSED, order.orderNo);
    setDismissed(order.orderNo);
  };
  return (
    <BottomCard title={t('payment:pendingTitle')} onClose={dismiss}>
      <ResumeDeposit order={order} onExpired={dismiss} />
    </BottomCard>
  );
}
