import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListDetail } from '../../components/ListDetail.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useWithdrawal } from '../../features/withdrawal/use-withdrawal.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { Withdrawals } from '../../features/withdrawal/Withdrawals.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/**
 * A withdrawal: card, amount, confirmation, a proof if required (docs/product.md: Screens and routes; Validation rules).
 * With `?view=list` the withdrawals on a phone.
 */
export default function WithdrawalScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isList = search.get('view') === 'list';
  const actor = useWithdrawal();

  useEffect(() => {
    const requested = actor.on('created', ({ order }) => {
      // Replaces the form in the history: going back must not lead to a second withdrawal.
      navigate(getHref('cashoutAudit', { id: order.withdrawalId }), {
        replace: true,
        state: order,
      });
    });
    return () => requested.unsubscribe();
  }, [actor, navigate]);

  const flow = <WithdrawalFlow actor={actor} />;
  return (
    <ListDetail
      title={<PageTitle>{t('titles.withdrawal')}</PageTitle>}
      list={<Withdrawals selected="" />}
      toList={{ href: getHref('cashout', { view: 'list' }), label: t('wallet:withdrawal.list') }}
      detail={isList ? null : flow}
      placeholder={flow}
    />
  );
}
