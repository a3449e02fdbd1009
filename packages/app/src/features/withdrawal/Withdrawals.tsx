import { withdrawalList } from '@parlor/api/calls/wallet';
import { useBalanceChange } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useCardName } from '../cards/use-card-name.ts';
import { LATEST_ORDERS, OrderSection } from '../money/OrderSection.tsx';

interface Props {
  /** The withdrawal whose details are shown; empty without one. */
  selected: string;
}

/** The player's latest withdrawals with their states. */
export function Withdrawals({ selected }: Props) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const cardName = useCardName();
  const result = useCall(withdrawalList, { page: 1, limit: LATEST_ORDERS });
  useBalanceChange(() => void result.mutate());
  return (
    <OrderSection
      title={t('wallet:withdrawal.list')}
      selected={selected}
      add={{ href: getHref('cashout'), label: t('wallet:withdrawal.new') }}
      empty={{ title: t('wallet:audit.emptyTitle'), text: t('wallet:audit.emptyText') }}
      result={result}
      rows={result.data?.rows.map((each) => ({
        id: each.withdrawalId,
        amount: each.amount,
        meta: `${cardName(each)} · ${formatNearDate(each.requestedAt)}`,
        state: each.state,
        stateText: t(`wallet:withdrawal.states.${each.state}`),
        href: getHref('cashoutAudit', { id: each.withdrawalId }),
      }))}
    />
  );
}
