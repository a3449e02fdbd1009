import { bankCardList } from '@parlor/api/calls/wallet';
import type { BankCard } from '@parlor/api/entities';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/api.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { CardForm } from './CardForm.tsx';
import { cardFormWith } from './ports.ts';
import { useProofInput } from './use-proof-input.ts';

export interface NewCardFormProps {
  /** Called with the added card, or without one if the player cancelled. */
  onEnd: (card: BankCard | undefined) => void;
}

/** The form of a new card inside another task, such as a withdrawal. */
export default function NewCardForm({ onEnd }: NewCardFormProps) {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const proof = useProofInput();
  const [machine] = useState(() => cardFormWith(client));
  const actor = useActorRef(machine, { input: { proof } });
  const end = useEffectEvent(() => {
    const card = actor.getSnapshot().output?.card;
    if (card !== undefined) void invalidate(bankCardList);
    onEnd(card);
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => end() });
    return () => subscription.unsubscribe();
  }, [actor]);
  return <CardForm actor={actor} />;
}
