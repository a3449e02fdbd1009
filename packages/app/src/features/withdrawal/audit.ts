import type { Withdrawal } from '@parlor/api/entities';

/** Stage of a withdrawal's review (docs/product.md: States and transitions; domain: order states). */
export type Stage = 'review' | 'approved' | 'done' | 'failed';

export function getStage({ state }: Pick<Withdrawal, 'state'>): Stage {
  if (state === 'done' || state === 'failed') return state;
  return state === 'pendingPayment' ? 'approved' : 'review';
}
