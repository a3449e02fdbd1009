import {
  countingRecords,
  promotionBills,
  promotionInfo,
  promotionList,
  recordInfo,
  recordList,
} from '@parlor/api/calls/promotions';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import { selectPromotionRecord } from '@parlor/flows/promotion-record';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useBalanceChange } from '../../data/balance.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { randomId } from '../../platform/random.ts';
import { onReturn } from '../../platform/signals.ts';
import { promotionRecordWith } from './ports.ts';

export type PromotionRecordRef = ReturnType<typeof usePromotionRecord>['actor'];

/** A joined promotion, refreshed when money moves and when the page is visible again. */
export function usePromotionRecord(id: string) {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const [machine] = useState(() => promotionRecordWith(client));
  const actor = useActorRef(machine, { input: { id, createKey: randomId } });
  useBalanceChange(() => {
    actor.send({ type: 'refresh' });
    void invalidate(promotionBills);
  });
  useEffect(() => onReturn(() => actor.send({ type: 'refresh' })), [actor]);
  useEffect(() => {
    const subscription = actor.on('ended', () => {
      void invalidate(
        getBalanceInfo,
        billList,
        recordList,
        recordInfo,
        promotionInfo,
        promotionList,
        promotionBills,
        countingRecords,
      );
    });
    return () => subscription.unsubscribe();
  }, [actor, invalidate]);
  return { actor, view: useSelector(actor, selectPromotionRecord, shallowEqual) };
}
