import { withdraw } from '@parlor/api/calls/wallet';
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

const draftSchema = z.extend(withdraw.request, { idempotencyKey: z.string() });

/**
 * A withdrawal, with its unanswered draft in the tab's store.
 * @param orderNo the withdrawal to resume; without it a new one starts, or the unanswered one is resumed
 */
export function useWithdrawal(orderNo?: string) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const proof = useProofInput();
  const [machine] = useState(() => withdrawalWith(client));
  const [drafts] = useState(() => createDraftStore(tabStore, 'withdraw', owner, draftSchema));
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      proof,
      ...(orderNo === undefined ? { draft: drafts.read() } : { orderNo }),
    },
  });
  useOrderEvents(actor, drafts);
  return actor;
}

/** What the withdrawal shows, with its data. */
export function useWithdrawalView(actor: WithdrawalRef) {
  return useSelector(actor, selectMoneyOrderView, shallowEqual);
}
