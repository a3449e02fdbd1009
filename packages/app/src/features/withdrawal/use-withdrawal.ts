import { withdraw } from '@parlor/api/calls/wallet';
import { bankCard, type Withdrawal, withdrawalPreview } from '@parlor/api/entities';
import { selectMoneyOrderView } from '@parlor/flows/money-order';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { useProofInput } from '../cards/use-proof-input.ts';
import { createDraftStore } from '../money/drafts.ts';
import { useOrderEvents } from '../money/use-order-events.ts';
import { withdrawalWith } from './ports.ts';

export type WithdrawalRef = ReturnType<typeof useWithdrawal>;
export type WithdrawalView = ReturnType<typeof useWithdrawalView>;

const unansweredSchema = z.object({
  draft: z.extend(withdraw.request, { idempotencyKey: z.string() }),
  summary: z.object({ card: bankCard, preview: withdrawalPreview, hasChanged: z.boolean() }),
});

/**
 * A withdrawal, with its unanswered request in the tab's store.
 * @param orderNo the withdrawal to resume; without it a new one starts, or the unanswered one is resumed
 * @param order the same withdrawal as last known
 */
export function useWithdrawal(orderNo?: string, order?: Withdrawal) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const proof = useProofInput();
  const [machine] = useState(() => withdrawalWith(client));
  const [drafts] = useState(() => createDraftStore(tabStore, 'withdraw', owner, unansweredSchema));
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      proof,
      ...(orderNo === undefined ? { unanswered: drafts.read() } : { orderNo, order }),
    },
  });
  useOrderEvents(actor, drafts);
  return actor;
}

/** What the withdrawal shows, with its data. */
export function useWithdrawalView(actor: WithdrawalRef) {
  return useSelector(actor, selectMoneyOrderView, shallowEqual);
}
