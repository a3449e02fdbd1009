import type { DepositOffer, PayBank, PayChannel } from '@parlor/api/entities';
import { checkDepositAmount, readDecimal, toDecimal, type Violation } from '@parlor/api/rules';
import { required } from '../kit/index.ts';
import type { DepositFormContext, DepositReport } from './deposit.types.ts';

/** The limits of a channel, or of one of its banks. */
export type DepositLimits = Pick<
  PayChannel | PayBank,
  'minAmount' | 'maxAmount' | 'remainingAmount' | 'remainingTimes'
>;

/** The limits of a deposit: those of its bank if it has one; an offer can raise the minimum. */
export const getLimits = (
  channel: DepositLimits,
  bank: DepositLimits | undefined,
  offer: Pick<DepositOffer, 'minAmount'> | undefined,
  exponent: number,
): DepositLimits => {
  const limits = bank ?? channel;
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const isRaised = offer !== undefined && minor(offer.minAmount) > minor(limits.minAmount);
  return isRaised ? { ...limits, minAmount: offer.minAmount } : limits;
};

/** Checks the amount of a deposit against its limits. */
export const checkChannelAmount = (amount: string, exponent: number, limits: DepositLimits) =>
  checkDepositAmount(amount, exponent, {
    minimum: limits.minAmount,
    maximum: limits.maxAmount,
    remainingAmount: limits.remainingAmount,
    remainingTimes: limits.remainingTimes,
  });

interface CheckedAmount {
  readonly violation: Violation | undefined;
  /** Undefined if a rule is violated, or no channel is selected. */
  readonly report: DepositReport | undefined;
}

/** Checks a submitted amount; if it is valid, the form is completed with a new draft. */
export const completeForm = (context: DepositFormContext, amount: string): CheckedAmount => {
  const { channel, bank, offer, exponent } = context;
  if (channel === undefined) return { violation: undefined, report: undefined };
  const method = required(context.method, 'method');
  const checked = checkChannelAmount(amount, exponent, getLimits(channel, bank, offer, exponent));
  if (!checked.ok) return { violation: checked.violation, report: undefined };
  const draft = {
    kind: method.kind,
    channel: channel.channel,
    ...(bank && { bankCode: bank.bankCode }),
    ...(offer && { activityId: offer.activityId }),
    amount: toDecimal(checked.value, exponent),
    idempotencyKey: context.createKey(),
  };
  return {
    violation: undefined,
    report: { type: 'form.completed', draft, summary: { method, channel, bank, offer } },
  };
};
