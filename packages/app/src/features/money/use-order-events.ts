import { useEffect } from 'react';
import { useBalanceChange } from '../../data/balance.ts';
import { onReturn } from '../../platform/signals.ts';
import type { DraftStore } from './drafts.ts';

interface OrderActor<Unanswered> {
  on(
    type: 'draftChanged',
    handler: (event: { readonly unanswered: Unanswered | undefined }) => void,
  ): { unsubscribe(): void };
  send(event: { type: 'returned' | 'balance.changed' }): void;
}

/** Stores the unanswered request of an order, and reports the player's return and changes of the balance to it. */
export function useOrderEvents<Unanswered>(
  actor: OrderActor<Unanswered>,
  drafts: DraftStore<Unanswered>,
): void {
  useEffect(() => {
    const subscription = actor.on('draftChanged', ({ unanswered }) => drafts.write(unanswered));
    return () => subscription.unsubscribe();
  }, [actor, drafts]);
  useEffect(() => onReturn(() => actor.send({ type: 'returned' })), [actor]);
  useBalanceChange(() => actor.send({ type: 'balance.changed' }));
}
