import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useToasts } from '../../data/toasts.ts';
import { CardForm } from '../../features/withdrawal/CardForm.tsx';
import { useAddCard } from '../../features/withdrawal/use-withdrawal.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Adds a bank card and returns to the list. */
export default function EditBankCardScreen() {
  const t = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const actor = useAddCard();

  const end = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (output?.card) toasts.show({ text: t('wallet:cards.added'), tone: 'positive' });
    navigate(getHref('myBankCard'), { replace: true });
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => end() });
    return () => subscription.unsubscribe();
  }, [actor]);

  return (
    <NarrowPage>
      <PageTitle>{t('titles.editBankCard')}</PageTitle>
      <CardForm actor={actor} />
    </NarrowPage>
  );
}
