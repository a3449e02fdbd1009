import { manualDepositList, submitManualDeposit } from '@parlor/api/calls/deposits';
import { depositAccount } from '@parlor/api/entities';
import { money } from '@parlor/api/entities/common';
import type { ManualDepositOrder } from '@parlor/flows/manual-deposit';
import { selectMoneyOrderView } from '@parlor/flows/money-order';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { createDraftStore } from '../money/drafts.ts';
import { useOrderEvents } from '../money/use-order-events.ts';
import { manualDepositWith } from './manual-deposit-ports.ts';

export type ManualDepositRef = ReturnType<typeof useManualDeposit>;
export type ManualDepositView = ReturnType<typeof useManualDepositView>;

const unansweredSchema = z.object({
  draft: z.extend(z.omit(submitManualDeposit.request, { depositAmount: true }), {
    depositTime: z.number(),
    amount: money,
    idempotencyKey: z.string(),
  }),
  summary: z.object({ account: depositAccount }),
});

/**
 * A manual deposit, with its unanswered request in the tab's store.
 * @param submissionId the submission to show; without it a new one starts, or the unanswered one is resumed
 * @param order the same submission as last known
 */
export function useManualDeposit(submissionId?: string, order?: ManualDepositOrder) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const invalidate = useInvalidate();
  const [machine] = useState(() => manualDepositWith(client));
  const [drafts] = useState(() =>
    createDraftStore(tabStore, 'manualDeposit', owner, unansweredSchema),
  );
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      ...(submissionId === undefined
        ? { unanswered: drafts.read() }
        : { orderNo: submissionId, order }),
    },
  });
  useOrderEvents(actor, drafts);
  useEffect(() => {
    const refresh = () => void invalidate(manualDepositList);
    const created = actor.on('created', refresh);
    const finished = actor.on('finished', refresh);
    return () => {
      created.unsubscribe();
      finished.unsubscribe();
    };
  }, [actor, invalidate]);
  return actor;
}

/** What the manual deposit shows, with its data. */
export function useManualDepositView(actor: ManualDepositRef) {
  return useSelector(actor, selectMoneyOrderView, shallowEqual);
}
