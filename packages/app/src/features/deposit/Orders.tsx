import { orderList } from '@parlor/api/calls/deposits';
import { useBalanceChange } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { LATEST_ORDERS, OrderSection } from '../money/OrderSection.tsx';

interface Props {
  /** The order whose details are shown; empty without one. */
  selected: string;
}

/** The player's latest deposits with their states. */
export function Orders({ selected }: Props) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const result = useCall(orderList, { page: 1, limit: LATEST_ORDERS });
  useBalanceChange(() => void result.mutate());
  return (
    <OrderSection
      title={t('payment:orders')}
      selected={selected}
      add={{ href: getHref('recharge'), label: t('payment:new') }}
      empty={{ title: t('payment:ordersEmptyTitle'), text: t('payment:ordersEmptyText') }}
      result={result}
      rows={result.data?.rows.map(({ orderNo, amount, channelName, createdAt, state }) => ({
        id: orderNo,
        amount,
        meta: `${channelName} · ${formatNearDate(createdAt)}`,
        state,
        stateText: t(`payment:states.${state}`),
        href: getHref('rechargingPage', { orderNo }),
      }))}
    />
  );
}
