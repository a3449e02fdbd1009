import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { promotionJoinMachine } from './promotion-join.machine.ts';
import type { PromotionJoinView } from './promotion-join.types.ts';

export type PromotionJoinSnapshot = SnapshotFrom<typeof promotionJoinMachine>;

export const selectPromotionJoin = (snapshot: PromotionJoinSnapshot): PromotionJoinView => {
  const { amount, balance, code, draft, error, isChanged, preview, promotion, record, violations } =
    snapshot.context;
  const { view } = selectMeta(snapshot);
  const isBusy = snapshot.hasTag('busy');
  switch (view) {
    case 'alreadyJoined':
      return { view, recordId: promotion.recordId };
    case 'form':
      return { view, amount, code, balance, violations, error: hideAborted(error), isBusy };
    case 'confirming':
      return { view, preview: required(preview, 'preview'), isChanged, isBusy };
    case 'uncertain':
      return { view, draft: required(draft, 'draft') };
    case 'joined':
      return { view, record: required(record, 'record') };
    default:
      return { view };
  }
};
