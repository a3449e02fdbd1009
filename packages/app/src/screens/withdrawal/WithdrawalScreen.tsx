import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useWithdrawal } from '../../features/withdrawal/use-withdrawal.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** A withdrawal: card, amount, confirmation, a proof if required (specification: Screens and routes; Validation rules). */
export default function WithdrawalScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const actor = useWithdrawal();

  useEffect(() => {
    const requested = actor.on('created', ({ order: { withdrawalId: id } }) => {
      // Replaces the form in the history: going back must not lead to a second withdrawal.
      navigate(getHref('cashoutAudit', { id }), { replace: true });
    });
    return () => requested.unsubscribe();
  }, [actor, navigate]);

  return (
    <NarrowPage>
      <PageTitle>{t('titles.withdrawal')}</PageTitle>
      <WithdrawalFlow actor={actor} />
    </NarrowPage>
  );
}
