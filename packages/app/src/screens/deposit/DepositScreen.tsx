import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListDetail } from '../../components/ListDetail.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { DepositFlow } from '../../features/deposit/DepositFlow.tsx';
import { EndActions } from '../../features/deposit/EndActions.tsx';
import { Orders } from '../../features/deposit/Orders.tsx';
import { openCheckout } from '../../features/deposit/open-checkout.ts';
import { useDeposit } from '../../features/deposit/use-deposit.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/**
 * A deposit: method, channel, bank, amount, confirmation, then the provider's page in this tab or the details of the
 * transfer (docs/product.md: Screens and routes). With `?view=list` the deposits on a phone.
 */
export default function DepositScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isList = search.get('view') === 'list';
  const actor = useDeposit();

  useEffect(() => {
    const created = actor.on('created', ({ order }) => {
      // The order's page replaces the form: going back from the provider must not lead to a second payment.
      navigate(getHref('rechargingPage', { orderNo: order.orderNo }), {
        replace: true,
        state: order,
      });
    });
    const opened = actor.on('openCheckout', ({ payUrl }) => openCheckout(payUrl));
    return () => {
      created.unsubscribe();
      opened.unsubscribe();
    };
  }, [actor, navigate]);

  const flow = <DepositFlow actor={actor} endActions={(end) => <EndActions end={end} />} />;
  return (
    <ListDetail
      title={<PageTitle>{t('titles.deposit')}</PageTitle>}
      list={<Orders selected="" />}
      toList={{ href: getHref('recharge', { view: 'list' }), label: t('payment:orders') }}
      detail={isList ? null : flow}
      placeholder={flow}
    />
  );
}
