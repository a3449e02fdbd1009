import type { DepositAccount } from '@parlor/api/entities';
import type {
  ManualDepositEntry,
  ManualDepositOptions,
  ManualDepositOrder,
} from '../manual-deposit/manual-deposit.types.ts';
import { bank, card } from './withdrawals.ts';

/** 2026-11-21T04:00:00Z. */
export const MANUAL_DEPOSIT_NOW = 1_795_233_600_000;

export const depositAccount: DepositAccount = {
  depositAccount: 'a1',
  bankCode: bank.bankCode,
  bankName: bank.bankName,
  icon: bank.icon,
  payeeName: 'Parlor Gaming Inc.',
  payeeAccount: '001234567890',
  payeePhone: '02 8555 0100',
  qrCode: null,
  minAmount: '100.00',
  maxAmount: '5000.00',
  memberAccountTypes: ['bank'],
};

/** The site's accounts; the second accepts transfers from wallets, too. */
export const manualDepositOptions: ManualDepositOptions = {
  isOpen: true,
  accounts: [
    depositAccount,
    { ...depositAccount, depositAccount: 'a2', memberAccountTypes: ['wallet', 'bank'] },
  ],
  cards: [card],
};

/** A transfer that was made an hour before. */
export const manualDepositEntry: ManualDepositEntry = {
  memberAccountType: 'bank',
  payerAccount: '0044 1234 5678',
  depositTime: MANUAL_DEPOSIT_NOW - 3_600_000,
  amount: '1500',
  reference: '',
};

/** A submission under review. */
export const manualDepositOrder: ManualDepositOrder = {
  submissionId: 's1',
  depositAccount: 'a1',
  payeeName: depositAccount.payeeName,
  bankName: depositAccount.bankName,
  payerAccount: '•••• 5678',
  memberAccountType: 'bank',
  depositTime: '2026-11-21T03:00:00Z',
  depositAmount: '1500.00',
  amount: '1500.00',
  receiptPhoto: ['/user-api/file/i1'],
  state: 'pendingReview',
  reason: null,
  submittedAt: '2026-11-21T04:00:00Z',
  finishedAt: null,
};
