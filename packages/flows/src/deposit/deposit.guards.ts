import type { PayChannel } from '@parlor/api/entities';
import { checkDepositAmount, toDecimal, type Violation } from '@parlor/api/rules';
import { required } from '../kit/index.ts';
import type { DepositFormContext, DepositReport } from './deposit.types.ts';

/** Checks the amount of a deposit against the limits of a channel. Specification: Validation rules; Error catalogue. */
export const checkChannelAmount = (amount: string, exponent: number, channel: PayChannel) =>
  checkDepositAmount(amount, exponent, {
    minimum: channel.minAmount,
    maximum: channel.maxAmount,
    remainingAmount: channel.remainingAmount,
    remainingTimes: channel.remainingTimes,
  });

interface CheckedAmount {
  readonly violation: Violation | undefined;
  /** Undefined if a rule is violated, or no channel is selected. */
  readonly report: DepositReport | undefined;
}

/** Checks a submitted amount; if it is valid, the form is completed with a new draft. */
export const completeForm = (context: DepositFormContext, amount: string): CheckedAmount => {
  const { channel, exponent } = context;
  if (channel === undefined) return { violation: undefined, report: undefined };
  const method = required(context.method, 'method');
  const checked = checkChannelAmount(amount, exponent, channel);
  if (!checked.ok) return { violation: checked.violation, report: undefined };
  const draft = {
    kind: method.kind,
    channel: channel.channel,
    amount: toDecimal(checked.value, exponent),
    idempotencyKey: context.createKey(),
  };
  return {
    violation: undefined,
    report: { type: 'form.completed', draft, summary: { method, channel } },
  };
};
