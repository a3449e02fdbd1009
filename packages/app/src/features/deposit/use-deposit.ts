import type { CreateOrderInput } from '@parlor/flows/deposit';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { onReturn } from '../../platform/signals.ts';
import { createDraftStore, type DraftStore } from '../money/drafts.ts';
import { useBalanceChange } from '../wallet/use-balance-change.ts';
import { depositWith } from './ports.ts';

export type DepositRef = ReturnType<typeof useDeposit>;

const fields = ['kind', 'channel', 'amount', 'idempotencyKey'] as const;

/**
 * A deposit that keeps its unanswered draft, and hears of the wallet and of the person's return.
 * @param orderNo the order to go on with; without it a new deposit begins, or the unanswered one
 */
export function useDeposit(orderNo?: string) {
  const { tabStore } = usePlatform();
  const { client } = useApi();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const [machine] = useState(() => depositWith(client));
  const [drafts] = useState<DraftStore<CreateOrderInput>>(() =>
    createDraftStore(tabStore, 'deposit', owner, fields),
  );
  const actor = useActorRef(machine, {
    input: {
      exponent,
      createKey: randomId,
      ...(orderNo === undefined ? { draft: drafts.read() } : { orderNo }),
    },
  });

  useEffect(() => {
    const kept = actor.on('draftChanged', ({ draft }) => drafts.write(draft));
    return () => kept.unsubscribe();
  }, [actor, drafts]);
  useEffect(() => onReturn(() => actor.send({ type: 'returned' })), [actor]);
  useBalanceChange(() => actor.send({ type: 'balance.changed' }));
  return actor;
}
