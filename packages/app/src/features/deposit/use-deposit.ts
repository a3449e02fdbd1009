import { recharge } from '@parlor/api/calls/deposits';
import { depositOffer, type Order, payBank, payChannel, payMethod } from '@parlor/api/entities';
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

const unansweredSchema = z.object({
  draft: z.extend(recharge.request, {
    kind: payMethod.shape.kind,
    idempotencyKey: z.string(),
  }),
  summary: z.object({
    method: payMethod,
    channel: payChannel,
    bank: z.optional(payBank),
    offer: z.optional(depositOffer),
  }),
});

interface Options {
  /** The order to resume; without it a new deposit starts, or the unanswered one is resumed. */
  orderNo?: string;
  /** The same order as last known. */
  order?: Order | undefined;
  /** Whether the deposit may join an offer. Default true. */
  hasOffers?: boolean;
}

/** A deposit, with its unanswered request in the tab's store. */
export function useDeposit({ orderNo, order, hasOffers = true }: Options = {}) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const [machine] = useState(() => depositWith(client, hasOffers));
  const [drafts] = useState(() => createDraftStore(tabStore, 'deposit', owner, unansweredSchema));
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      ...(orderNo === undefined ? { unanswered: drafts.read() } : { orderNo, order }),
    },
  });
  useOrderEvents(actor, drafts);
  return actor;
}

/** What the deposit shows, with its data. */
export function useDepositView(actor: DepositRef) {
  return useSelector(actor, selectMoneyOrderView, shallowEqual);
}
