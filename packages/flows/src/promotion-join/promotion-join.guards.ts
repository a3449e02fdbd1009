import { checkParticipationAmount, toDecimal } from '@parlor/api/rules';
import type { JoinDraft, JoinViolations, PromotionJoinContext } from './promotion-join.types.ts';

interface JoinForm {
  readonly amount: string;
  readonly code: string;
}

interface CheckedForm {
  readonly violations: JoinViolations;
  /** Undefined if a rule is violated. */
  readonly values: Omit<JoinDraft, 'idempotencyKey'> | undefined;
}

/** Checks the amount's range and the presence of a required code. */
export const checkJoin = (
  { balance, exponent, promotion }: PromotionJoinContext,
  form: JoinForm,
): CheckedForm => {
  const { maxAmount, minAmount, needsCode, promotionId } = promotion;
  const limits = { balance, minimum: minAmount, maximum: maxAmount };
  const amount = checkParticipationAmount(form.amount, exponent, limits);
  const code = form.code.trim();
  const violations = {
    amount: amount.ok ? undefined : amount.violation,
    code: needsCode && code === '' ? ({ code: 'promotionCode.required' } as const) : undefined,
  };
  if (!amount.ok || violations.code !== undefined) return { violations, values: undefined };
  return {
    violations,
    values: {
      promotionId,
      amount: toDecimal(amount.value, exponent),
      ...(needsCode && { code }),
    },
  };
};
