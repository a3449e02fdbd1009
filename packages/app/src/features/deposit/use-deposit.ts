import { recharge } from '@parlor/api/calls/deposits';
import { payMethod } from '@parlor/api/entities';
import { selectMoneyOrderView } from '@parlor/flows/money-order';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { createDraftStore } from '../money/drafts.ts';
import { useOrderEvents } from '../money/use-order-events.ts';
import { depositWith } from './ports.ts';

export type DepositRef = ReturnType<typeof useDeposit>;
export type DepositView = ReturnType<typeof useDepositView>;

const draftSchema = z.extend(recharge.request, {
  kind: payMethod.shape.kind,
  idempotencyKey: z.string(),
});

interface Options {
  /** The order to resume; without it a new deposit starts, or the unanswered one is resumed. */
  orderNo?: string;
  /** Whether the deposit may join an offer. Default true. */
  hasOffers?: boolean;
}

/** A deposit, with its unanswered draft in the tab's store. */
export function useDeposit({ orderNo, hasOffers = true }: Options = {}) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const [machine] = useState(() => depositWith(client, hasOffers));
  const [drafts] = useState(() => createDraftStore(tabStore, 'deposit', owner, draftSchema));
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      ...(orderNo === undefined ? { draft: drafts.read() } : { orderNo }),
    },
  });
  useOrderEvents(actor, drafts);
  return actor;
}

/** What the deposit shows, with its data. */
export function useDepositView(actor: DepositRef) {
  return useSelector(actor, selectMoneyOrderView, shallowEqual);
}
