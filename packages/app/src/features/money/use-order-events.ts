import { useEffect } from 'react';
import { useBalanceChange } from '../../data/balance.ts';
import { onReturn } from '../../platform/signals.ts';
import type { DraftStore } from './drafts.ts';

interface OrderActor<Draft> {
  on(
    type: 'draftChanged',
    handler: (event: { readonly draft: Draft | undefined }) => void,
  ): { unsubscribe(): void };
  send(event: { type: 'returned' | 'balance.changed' }): void;
}

/** Stores the unanswered draft of an order, and reports the player's return and changes of the balance to it. */
export function useOrderEvents<Draft>(actor: OrderActor<Draft>, drafts: DraftStore<Draft>): void {
  useEffect(() => {
    const subscription = actor.on('draftChanged', ({ draft }) => drafts.write(draft));
    return () => subscription.unsubscribe();
  }, [actor, drafts]);
  useEffect(() => onReturn(() => actor.send({ type: 'returned' })), [actor]);
  useBalanceChange(() => actor.send({ type: 'balance.changed' }));
}
