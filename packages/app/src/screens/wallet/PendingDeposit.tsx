import { Card } from '@parlor/ui/Card';
import { useState } from 'react';
import { ResumeDeposit } from '../../features/deposit/ResumeDeposit.tsx';
import { usePendingDeposit } from '../../features/deposit/use-pending-deposit.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The wallet's card of a deposit that can still be paid; nothing without one. */
export default function PendingDeposit() {
  const t = useTexts();
  const order = usePendingDeposit();
  const [expired, setExpired] = useState('');
  if (order === undefined || order.orderNo === expired) return null;
  return (
    <Card title={t('payment:pendingTitle')}>
      <ResumeDeposit order={order} onExpired={() => setExpired(order.orderNo)} />
    </Card>
  );
}
