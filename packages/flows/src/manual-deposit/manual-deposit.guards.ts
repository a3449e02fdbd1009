import type { DepositAccount } from '@parlor/api/entities';
import {
  checkAmount,
  checkDepositAmount,
  checkDepositTime,
  checkPayee,
  checkPayerAccount,
  checkReceipts,
  toDecimal,
} from '@parlor/api/rules';
import { required } from '../kit/index.ts';
import type {
  ManualDepositEntry,
  ManualDepositFormContext,
  ManualDepositOptions,
  ManualDepositReport,
  ManualDepositViolations,
} from './manual-deposit.types.ts';

/** Keeps the chosen account if it is still offered; otherwise selects the only one. */
export const selectAccount = (
  { accounts }: ManualDepositOptions,
  current: DepositAccount | undefined,
): DepositAccount | undefined =>
  accounts.find(({ depositAccount }) => depositAccount === current?.depositAccount) ??
  (accounts.length === 1 ? accounts[0] : undefined);

/** Checks the amount against the limits of the payee's account. */
export const checkAccountAmount = (
  amount: string,
  exponent: number,
  account: DepositAccount | undefined,
) =>
  account === undefined
    ? checkAmount(amount, exponent)
    : checkDepositAmount(amount, exponent, {
        minimum: account.minAmount,
        maximum: account.maxAmount,
      });

interface CheckedEntry {
  readonly violations: ManualDepositViolations;
  /** Undefined if a rule is violated. */
  readonly report: ManualDepositReport | undefined;
}

/** Checks a submitted entry; if it is valid, the form is completed with a new draft. */
export const completeForm = (
  {
    account,
    uploads,
    exponent,
    createKey,
  }: Pick<ManualDepositFormContext, 'account' | 'uploads' | 'exponent' | 'createKey'>,
  entry: ManualDepositEntry,
  now: number,
): CheckedEntry => {
  const payee = checkPayee(account?.depositAccount ?? '');
  const payer = checkPayerAccount(entry.payerAccount);
  const time = checkDepositTime(entry.depositTime, now);
  const amount = checkAccountAmount(entry.amount, exponent, account);
  const receipts = checkReceipts(uploads.values);
  if (!(payee.ok && payer.ok && time.ok && amount.ok && receipts.ok)) {
    const violations = {
      ...(!payee.ok && { depositAccount: payee.violation }),
      ...(!payer.ok && { payerAccount: payer.violation }),
      ...(!time.ok && { depositTime: time.violation }),
      ...(!amount.ok && { depositAmount: amount.violation }),
      ...(!receipts.ok && { receiptPhoto: receipts.violation }),
    };
    return { violations, report: undefined };
  }
  const chosen = required(account, 'account');
  const [firstType] = chosen.memberAccountTypes;
  const isAccepted = chosen.memberAccountTypes.includes(entry.memberAccountType);
  const reference = entry.reference.trim();
  const draft = {
    depositAccount: payee.value,
    memberAccountType: isAccepted ? entry.memberAccountType : required(firstType, 'account type'),
    payerAccount: payer.value,
    depositTime: Math.floor(time.value / 1000),
    ...(reference !== '' && { reference }),
    receiptPhoto: [...receipts.value],
    amount: toDecimal(amount.value, exponent),
    idempotencyKey: createKey(),
  };
  return {
    violations: {},
    report: { type: 'form.completed', draft, summary: { account: chosen } },
  };
};
