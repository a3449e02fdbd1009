import type { DepositOffer, Order, PayBank, PayMethod } from '@parlor/api/entities';
import type { DepositChannel } from '../deposit/deposit.types.ts';

export const payMethods: readonly PayMethod[] = [
  { methodId: 'm1', methodName: 'Online banking', icon: 'bank', kind: 'checkout' },
  { methodId: 'm2', methodName: 'Bank transfer', icon: 'qr', kind: 'transfer' },
];

export const payBank: PayBank = {
  bankCode: 'BPI',
  bankName: 'Bank of the Islands',
  icon: '',
  minAmount: '100.00',
  maxAmount: '150.00',
  remainingAmount: '140.00',
  remainingTimes: 1,
};

export const depositOffer: DepositOffer = {
  activityId: 'a1',
  activityName: 'Weekend',
  text: '20% on top',
  platform: 'Slots',
  bonusPercent: '20.00',
  minAmount: '120.00',
  maxAmount: '2500.00',
  maxBonus: '500.00',
  askBetMultiple: 8,
  askNetwinAmount: '0.00',
  askBalancePercent: '0.00',
  days: 3,
  deadline: '2026-11-24T16:00:00Z',
};

export const payChannels: readonly DepositChannel[] = [
  {
    channelId: 'c1',
    channel: 'sandbox',
    channelName: 'Sandbox bank',
    minAmount: '50.00',
    maxAmount: '5000.00',
    remainingAmount: '3000.00',
    remainingTimes: 2,
    banks: [],
  },
  {
    channelId: 'c2',
    channel: 'other',
    channelName: 'Other bank',
    minAmount: '100.00',
    maxAmount: '200.00',
    remainingAmount: '3000.00',
    remainingTimes: 2,
    banks: [payBank, { ...payBank, bankCode: 'LUZ', maxAmount: '200.00' }],
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
