import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import { isPositive } from './promotion-record.guards.ts';
import type { promotionRecordMachine } from './promotion-record.machine.ts';
import type { PromotionRecordView } from './promotion-record.types.ts';

export type PromotionRecordSnapshot = SnapshotFrom<typeof promotionRecordMachine>;

export const selectPromotionRecord = (snapshot: PromotionRecordSnapshot): PromotionRecordView => {
  const { ending, error, isChanged, loaded } = snapshot.context;
  const { view } = selectMeta(snapshot);
  const isBusy = snapshot.hasTag('busy');
  if (view === 'loading' || view === 'notFound') return { view };
  if (view === 'loadFailed') return { view, error: required(error, 'error') };
  const { record, preview } = required(loaded, 'loaded');
  if (view === 'closing' || view === 'ended') return { view, record };
  const shown = required(preview ?? undefined, 'preview');
  if (view === 'open') {
    const asked = isBusy ? ending : undefined;
    return { view, record, preview: shown, error: hideAborted(error), asked };
  }
  const chosen = required(ending, 'ending');
  if (view === 'uncertain') return { view, record, preview: shown, ending: chosen };
  const isCollecting = isBusy && isPositive(shown.inGame);
  return { view, record, preview: shown, ending: chosen, isChanged, isBusy, isCollecting };
};
