import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import type { promotionCheckMachine } from './promotion-check.machine.ts';
import type { PromotionCheckView } from './promotion-check.types.ts';

export type PromotionCheckSnapshot = SnapshotFrom<typeof promotionCheckMachine>;

export const selectPromotionCheck = (snapshot: PromotionCheckSnapshot): PromotionCheckView => {
  const { view } = selectMeta(snapshot);
  if (view !== 'shown') return { view };
  return { view, offer: required(snapshot.context.offer, 'offer') };
};
