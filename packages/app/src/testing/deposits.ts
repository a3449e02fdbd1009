import { orderList } from '@parlor/api/calls/deposits';
import { order } from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';

/** Deposits of a player: pending, credited and declined. */
export const deposits = answer(orderList, () => ({
  rows: [
    order,
    { ...order, orderNo: 'D2', amount: '190020500.25', state: 'done' as const },
    { ...order, orderNo: 'D3', state: 'failed' as const, reason: 'declined' },
  ],
  total: 3,
}));
