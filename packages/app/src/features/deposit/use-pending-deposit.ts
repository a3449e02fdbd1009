import { orderList } from '@parlor/api/calls/deposits';
import { instantMs, type Order } from '@parlor/api/entities';
import { useBalanceChange } from '../../data/balance.ts';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { now } from '../../platform/clock.ts';

/** The latest orders: a pending one is among them, since it expires within minutes. */
const LATEST = { page: 1, limit: 5 };

/** The newest deposit that can still be paid; undefined without one. */
export function usePendingDeposit(): Order | undefined {
  const hasSession = useHasSession();
  const { data, mutate } = useCall(orderList, hasSession ? LATEST : null);
  useBalanceChange(() => void mutate());
  return data?.rows.find(
    ({ state, expiresAt }) => state === 'pendingPayment' && instantMs(expiresAt) > now(),
  );
}
