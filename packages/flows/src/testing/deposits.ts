import type { Order, PayChannel, PayMethod } from '@parlor/api/entities';

export const payMethods: readonly PayMethod[] = [
  { methodId: 'm1', methodName: 'Online banking', icon: 'bank', kind: 'checkout' },
  { methodId: 'm2', methodName: 'Bank transfer', icon: 'qr', kind: 'transfer' },
];

export const payChannels: readonly PayChannel[] = [
  {
    channelId: 'c1',
    channel: 'sandbox',
    channelName: 'Sandbox bank',
    minAmount: '50.00',
    maxAmount: '5000.00',
    remainingAmount: '3000.00',
    remainingTimes: 2,
  },
  {
    channelId: 'c2',
    channel: 'other',
    channelName: 'Other bank',
    minAmount: '100.00',
    maxAmount: '200.00',
    remainingAmount: '3000.00',
    remainingTimes: 2,
  },
];

/** An unpaid order. */
export const order: Order = {
  orderNo: 'D1',
  amount: '100.00',
  state: 'pendingPayment',
  reason: null,
  channelName: 'Sandbox bank',
  payUrl: 'https://bank.example/pay/D1',
  createdAt: '2026-11-18T02:00:00Z',
  expiresAt: '2026-11-18T02:30:00Z',
  finishedAt: null,
};
