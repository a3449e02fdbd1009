import type { BankCard, WithdrawRequest } from '@parlor/api/entities';
import { checkWithdrawalAmount, toDecimal, type Violation } from '@parlor/api/rules';
import { required } from '../kit/index.ts';
import type {
  WithdrawalFormContext,
  WithdrawalOptions,
  WithdrawalReport,
} from './withdrawal.types.ts';

/** Checks the amount of a withdrawal against its limits. Specification: Validation rules; Error catalogue. */
export const checkRequestAmount = (amount: string, exponent: number, request: WithdrawRequest) =>
  checkWithdrawalAmount(amount, exponent, {
    balance: request.balance,
    minimum: request.minAmount,
    maximum: request.maxAmount,
    remainingTimes: request.remainingTimes,
  });

interface CheckedAmount {
  readonly violation: Violation | undefined;
  /** Undefined if a rule is violated. */
  readonly report: WithdrawalReport | undefined;
}

/** Checks a submitted amount; if it is valid, the form is completed with a new draft. */
export const completeForm = (context: WithdrawalFormContext, amount: string): CheckedAmount => {
  const { exponent } = context;
  const { request } = required(context.options, 'options');
  const card = required(context.card, 'card');
  const checked = checkRequestAmount(amount, exponent, request);
  if (!checked.ok) return { violation: checked.violation, report: undefined };
  const draft = {
    amount: toDecimal(checked.value, exponent),
    bankCardId: card.cardId,
    idempotencyKey: context.createKey(),
  };
  return {
    violation: undefined,
    report: { type: 'form.completed', draft, summary: { card, request } },
  };
};

/** Keeps the selected card if it is still there; otherwise selects the default one, or the first. */
export const selectCard = (
  { request, cards }: WithdrawalOptions,
  current: BankCard | undefined,
): BankCard | undefined =>
  cards.find(({ cardId }) => cardId === current?.cardId) ??
  cards.find(({ cardId }) => cardId === request.defaultCardId) ??
  cards[0];
