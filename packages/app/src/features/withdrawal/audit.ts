import type { Withdrawal } from '@parlor/api/entities';

/** How far a withdrawal has come (specification: States and transitions; domain: order states). */
export type Stage = 'review' | 'approved' | 'done' | 'failed';

export function stageOf({ state }: Pick<Withdrawal, 'state'>): Stage {
  if (state === 'done' || state === 'failed') return state;
  return state === 'pendingPayment' ? 'approved' : 'review';
}
