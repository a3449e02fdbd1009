import { selectWithdrawalView } from '@parlor/flows/withdrawal';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useToasts } from '../../data/toasts.ts';
import { CardForm } from '../../features/withdrawal/CardForm.tsx';
import { ProofDialog } from '../../features/withdrawal/ProofDialog.tsx';
import { useWithdrawal } from '../../features/withdrawal/use-withdrawal.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Adds a bank card, with a fresh proof, and returns to the list. */
export default function EditBankCardScreen() {
  const t = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const actor = useWithdrawal({ cardOnly: true });
  const view = useSelector(actor, selectWithdrawalView);

  useEffect(() => {
    // There is nothing to ask before the form here.
    if (view === 'needsCard') actor.send({ type: 'card.add' });
  }, [actor, view]);
  useEffect(() => {
    const added = actor.on('cardAdded', () => {
      toasts.show({ text: t('wallet:cards.added'), tone: 'positive' });
      navigate(getHref('myBankCard'), { replace: true });
    });
    return () => added.unsubscribe();
  }, [actor, navigate, toasts, t]);

  return (
    <NarrowPage>
      <PageTitle>{t('titles.editBankCard')}</PageTitle>
      {view === 'addingCard' ? (
        <>
          <CardForm
            actor={actor}
            onCancel={() => navigate(getHref('myBankCard'), { replace: true })}
          />
          <ProofDialog actor={actor} />
        </>
      ) : (
        <WithdrawalFlow actor={actor} />
      )}
    </NarrowPage>
  );
}
