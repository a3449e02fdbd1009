import type {
  BankCard,
  SupportBank,
  Withdrawal,
  WithdrawalPreview,
  WithdrawRequest,
} from '@parlor/api/entities';

export const bank: SupportBank = {
  bankCode: 'BPI',
  bankName: 'Bank of the Islands',
  icon: '/bpi.svg',
};

export const card: BankCard = {
  cardId: 'k1',
  cardholder: 'Maria Clara',
  bankName: bank.bankName,
  bankCode: bank.bankCode,
  cardNumber: '••••••••9012',
  lastFour: '9012',
  operatorCode: 'CUSTOM',
  operatorName: '',
  phoneNumber: '0917***4567',
  isDefault: true,
  icon: bank.icon,
  isNew: true,
};

/** A withdrawal under review. */
export const withdrawal: Withdrawal = {
  withdrawalId: 'w1',
  amount: '200.00',
  state: 'pendingReview',
  reason: null,
  bankName: bank.bankName,
  lastFour: '9012',
  requestedAt: '2026-11-18T02:00:00Z',
  arrivesAt: '2026-11-19T10:00:00Z',
  approvedAt: null,
  finishedAt: null,
};

export const withdrawRequest: WithdrawRequest = {
  balance: '700.00',
  minAmount: '100.00',
  maxAmount: '500.00',
  remainingTimes: 3,
  defaultCardId: 'k1',
  pending: null,
  arrivesAt: '2026-11-19T10:00:00Z',
  holidays: [],
};

/** The preview of the withdrawal above. */
export const withdrawalPreview: WithdrawalPreview = {
  expected: 'token-1',
  amount: '200.00',
  bankCardId: card.cardId,
  bankName: bank.bankName,
  lastFour: card.lastFour,
  balance: '700.00',
  balanceAfter: '500.00',
  onHoldAfter: '200.00',
  postings: [
    {
      when: 'now',
      from: { kind: 'wallet', name: '' },
      to: { kind: 'hold', name: '' },
      amount: '200.00',
    },
  ],
  arrivesAt: '2026-11-19T10:00:00Z',
  remainingTimes: 2,
  proofNeeded: false,
};
