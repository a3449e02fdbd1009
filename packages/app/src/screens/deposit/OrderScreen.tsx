import { order } from '@parlor/api/entities';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListDetail } from '../../components/ListDetail.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { DepositFlow } from '../../features/deposit/DepositFlow.tsx';
import { EndActions } from '../../features/deposit/EndActions.tsx';
import { Orders } from '../../features/deposit/Orders.tsx';
import { openCheckout } from '../../features/deposit/open-checkout.ts';
import { UnknownDeposit } from '../../features/deposit/UnknownDeposit.tsx';
import { useDeposit, useDepositView } from '../../features/deposit/use-deposit.ts';
import { useKnownOrder } from '../../features/money/use-known-order.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useRoute } from '../../navigation/use-route.ts';

/**
 * One deposit, by `?orderNo=`: pending, done or failed. The server decides which, never the
 * address, so that a link to the success page does not prove a payment.
 */
export default function OrderScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo') ?? '';
  return (
    <ListDetail
      title={<RouteTitle />}
      list={<Orders selected={orderNo} />}
      toList={{ href: getHref('recharge', { view: 'list' }), label: t('payment:orders') }}
      detail={orderNo === '' ? <UnknownDeposit /> : <Order key={orderNo} orderNo={orderNo} />}
    />
  );
}

function Order({ orderNo }: { orderNo: string }) {
  const navigate = useNavigate();
  const isWaitingPage = useRoute()?.name === 'rechargingPage';
  const actor = useDeposit({ orderNo, order: useKnownOrder(order) });
  const shown = useDepositView(actor);

  useEffect(() => {
    const opened = actor.on('openCheckout', ({ payUrl }) => openCheckout(payUrl));
    return () => opened.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!isWaitingPage || (shown.view !== 'done' && shown.view !== 'failed')) return;
    const result = shown.view === 'done' ? 'depositSuccess' : 'depositFailed';
    navigate(getHref(result, { orderNo }), { replace: true, state: shown.order });
  }, [isWaitingPage, shown, orderNo, navigate]);

  return <DepositFlow actor={actor} endActions={(end) => <EndActions end={end} />} />;
}
