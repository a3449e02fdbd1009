import { bankCardList } from '@parlor/api/calls/wallet';
import { type BankCardsTask, selectBankCards } from '@parlor/flows/bank-cards';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../data/api.ts';
import { useToasts } from '../../data/toasts.ts';
import { useCall } from '../../data/use-call.ts';
import { bankCardsWith } from '../../features/cards/ports.ts';
import { useProofInput } from '../../features/cards/use-proof-input.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

export type BankCardsRef = ReturnType<typeof useBankCards>['actor'];

/** The bank cards, with a toast after each change (docs/product.md: Error catalogue). */
export function useBankCards(task: BankCardsTask) {
  const { client } = useApi();
  const proof = useProofInput();
  // Only the cache is read here: the machine loads.
  const { data: cards, mutate } = useCall(bankCardList, {}, { revalidateOnMount: false });
  const [machine] = useState(() => bankCardsWith(client));
  const actor = useActorRef(machine, { input: { proof, task, cards } });
  const t = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const say = useEffectEvent((text: string) => toasts.show({ text, tone: 'positive' }));
  const show = useEffectEvent((id: string) =>
    navigate(getHref('myBankCard', { id }), { replace: true }),
  );
  const keep = useEffectEvent((loaded: NonNullable<typeof cards>) =>
    mutate(loaded, { revalidate: false }),
  );
  const added = useEffectEvent(() => say(t('cards:added')));
  const edited = useEffectEvent(() => say(t('cards:edited')));
  const deleted = useEffectEvent(() => say(t('cards:deleted')));
  const changed = useEffectEvent(() => say(t('cards:changed')));
  useEffect(() => {
    let savedId = '';
    const subscriptions = [
      actor.on('cardsChanged', (event) => void keep([...event.cards])),
      actor.on('cardAdded', () => added()),
      actor.on('cardEdited', ({ card }) => {
        savedId = card.cardId;
        edited();
      }),
      actor.on('cardDeleted', () => {
        deleted();
        show('');
      }),
      actor.on('defaultChanged', () => changed()),
      actor.on('formClosed', () => show(savedId)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return { actor, view: useSelector(actor, selectBankCards, shallowEqual) };
}
