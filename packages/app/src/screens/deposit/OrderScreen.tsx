import { selectDepositView, selectOrder } from '@parlor/flows/deposit';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { useSelector } from '@xstate/react';
import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { EndActions } from '../../features/deposit/EndActions.tsx';
import { OrderView } from '../../features/deposit/OrderView.tsx';
import { openCheckout } from '../../features/deposit/open-checkout.ts';
import { useDeposit } from '../../features/deposit/use-deposit.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useRoute } from '../../navigation/use-route.ts';

/**
 * One deposit, by `?orderNo=`: waited for, succeeded or failed. The server says which, never the
 * address, so that the pages of success and failure cannot be made to lie.
 */
export default function OrderScreen() {
  const [search] = useSearchParams();
  const orderNo = search.get('orderNo') ?? '';
  return (
    <NarrowPage>
      <RouteTitle />
      {orderNo === '' ? <Unknown /> : <Order key={orderNo} orderNo={orderNo} />}
    </NarrowPage>
  );
}

/** The address names no order of this player: nothing is said of one, neither that it failed. */
function Unknown() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<ReceiptText size={28} />}
      title={t('wallet:deposit.unknownTitle')}
      text={t('wallet:deposit.unknownText')}
      action={
        <Button asChild variant="soft">
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
      }
    />
  );
}

function Order({ orderNo }: { orderNo: string }) {
  const navigate = useNavigate();
  const isWaitingPage = useRoute()?.name === 'rechargingPage';
  const actor = useDeposit(orderNo);
  const view = useSelector(actor, selectDepositView);
  const isUnknown = useSelector(actor, selectOrder) === undefined && view === 'failed';

  useEffect(() => {
    const opened = actor.on('openCheckout', ({ payUrl }) => openCheckout(payUrl));
    return () => opened.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!isWaitingPage || isUnknown) return;
    if (view === 'done') navigate(getHref('depositSuccess', { orderNo }), { replace: true });
    if (view === 'failed') navigate(getHref('depositFailed', { orderNo }), { replace: true });
  }, [isWaitingPage, isUnknown, view, orderNo, navigate]);

  if (isUnknown) return <Unknown />;
  return <OrderView actor={actor} endActions={(end) => <EndActions end={end} />} />;
}
