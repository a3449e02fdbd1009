import type { Order, PayChannel } from '@parlor/api/entities';
import { checkDepositAmount, toDecimal } from '@parlor/api/rules';
import type { CreateOrderInput, DepositContext } from './deposit.types.ts';

type Choice = Pick<DepositContext, 'channels' | 'channelId'>;

/** The selected channel. */
export const chosenChannel = ({ channels, channelId }: Choice): PayChannel | undefined =>
  channels.find((channel) => channel.channelId === channelId);

/** Checks an amount against the limits of the selected channel. Undefined if no channel is selected. */
export const checkDraftAmount = (
  context: Choice & Pick<DepositContext, 'exponent'>,
  amount: string,
) => {
  const channel = chosenChannel(context);
  if (channel === undefined) return undefined;
  return checkDepositAmount(amount, context.exponent, {
    minimum: channel.minAmount,
    maximum: channel.maxAmount,
    remainingAmount: channel.remainingAmount,
    remainingTimes: channel.remainingTimes,
  });
};

/** The order of a confirm screen, with its own idempotency key. */
export const createDraft = (context: DepositContext): CreateOrderInput | undefined => {
  const channel = chosenChannel(context);
  const method = context.options.methods.find(({ methodId }) => methodId === context.methodId);
  const checked = checkDraftAmount(context, context.amount);
  if (channel === undefined || method === undefined || checked?.ok !== true) return undefined;
  return {
    kind: method.kind,
    channel: channel.channel,
    amount: toDecimal(checked.value, context.exponent),
    idempotencyKey: context.createKey(),
  };
};

/** Final result of an order; undefined while it can still be paid. Specification: States and transitions; Error catalogue. */
export const getOutcome = ({ state, reason }: Order): 'done' | 'expired' | 'failed' | undefined => {
  if (state === 'done') return 'done';
  if (state !== 'failed') return undefined;
  return reason === 'expired' ? 'expired' : 'failed';
};
