import { bankCardList } from '@parlor/api/calls/wallet';
import {
  selectProofCountdown,
  selectWithdrawalView,
  type WithdrawInput,
} from '@parlor/flows/withdrawal';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { usePlayerId } from '../../data/use-player-id.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { randomId } from '../../platform/random.ts';
import { onReturn } from '../../platform/signals.ts';
import { readDeadlines } from '../login/deadlines.ts';
import { useCodeSent } from '../login/use-logged-in.ts';
import { createDraftStore, type DraftStore } from '../money/drafts.ts';
import { useBalanceChange } from '../wallet/use-balance-change.ts';
import { newCardWith, withdrawalWith } from './ports.ts';

export type WithdrawalRef = ReturnType<typeof useWithdrawal>;

const fields = ['amount', 'bankCardId', 'idempotencyKey'] as const;

interface Options {
  /** The withdrawal to go on with. */
  withdrawalId?: string;
  /** Adds a card, and withdraws nothing. */
  cardOnly?: boolean;
}

/** A withdrawal that keeps its unanswered draft, its countdown, and hears of the wallet. */
export function useWithdrawal({ withdrawalId, cardOnly = false }: Options = {}) {
  const { client } = useApi();
  const { tabStore } = usePlatform();
  const { currencyExponent: exponent } = useSite();
  const owner = usePlayerId();
  const invalidate = useInvalidate();
  const [machine] = useState(() => (cardOnly ? newCardWith : withdrawalWith)(client));
  const [drafts] = useState<DraftStore<WithdrawInput>>(() =>
    createDraftStore(tabStore, 'withdraw', owner, fields),
  );
  const isNew = withdrawalId === undefined && !cardOnly;
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      exponent,
      createKey: randomId,
      deadlines: readDeadlines(tabStore, 'proof'),
      ...(withdrawalId !== undefined && { withdrawalId }),
      ...(isNew && { draft: drafts.read() }),
    },
  });
  useCodeSent(actor, useSelector(actor, selectProofCountdown), 'proof');

  useEffect(() => {
    const subscriptions = [
      actor.on('draftChanged', ({ draft }) => drafts.write(draft)),
      actor.on('cardAdded', () => void invalidate(bankCardList)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, drafts, invalidate]);
  useEffect(
    () =>
      onReturn(() => {
        const isFollowing = selectWithdrawalView(actor.getSnapshot()) === 'underReview';
        if (isFollowing) actor.send({ type: 'retry' });
      }),
    [actor],
  );
  useBalanceChange(() => actor.send({ type: 'balance.changed' }));
  return actor;
}
