import type { BankCard, WithdrawalPreview, WithdrawRequest } from '@parlor/api/entities';
import { checkWithdrawalAmount, toDecimal } from '@parlor/api/rules';
import { required } from '../kit/index.ts';
import type {
  WithdrawalFormContext,
  WithdrawalOptions,
  WithdrawalReport,
} from './withdrawal.types.ts';

/** Checks the amount of a withdrawal against its limits. */
export const checkRequestAmount = (amount: string, exponent: number, request: WithdrawRequest) =>
  checkWithdrawalAmount(amount, exponent, {
    balance: request.balance,
    minimum: request.minAmount,
    maximum: request.maxAmount,
    remainingTimes: request.remainingTimes,
  });

/** Checks a submitted amount: the rule that it violates, or the amount to be previewed. */
export const checkAmount = (
  context: Pick<WithdrawalFormContext, 'exponent' | 'options'>,
  amount: string,
): Pick<WithdrawalFormContext, 'violation' | 'checked'> => {
  const { exponent } = context;
  const { request } = required(context.options, 'options');
  const checked = checkRequestAmount(amount, exponent, request);
  return checked.ok
    ? { violation: undefined, checked: toDecimal(checked.value, exponent) }
    : { violation: checked.violation, checked: undefined };
};

/** Completes the form with a draft of what the preview shows. */
export const completeForm = (
  context: Pick<WithdrawalFormContext, 'options' | 'hasChanged' | 'createKey'>,
  preview: WithdrawalPreview,
): WithdrawalReport => {
  const { cards } = required(context.options, 'options');
  const { amount, bankCardId, expected } = preview;
  const card = required(
    cards.find(({ cardId }) => cardId === bankCardId),
    'card',
  );
  const draft = { amount, bankCardId, expected, idempotencyKey: context.createKey() };
  return {
    type: 'form.completed',
    draft,
    summary: { card, preview, hasChanged: context.hasChanged },
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
