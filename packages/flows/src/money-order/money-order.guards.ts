import type { MoneyOrder } from './money-order.types.ts';

/** Final result of an order; undefined while it is pending. */
export const getOutcome = ({
  state,
  reason,
}: MoneyOrder): 'done' | 'expired' | 'failed' | undefined => {
  if (state === 'done') return 'done';
  if (state !== 'failed') return undefined;
  return reason === 'expired' ? 'expired' : 'failed';
};
