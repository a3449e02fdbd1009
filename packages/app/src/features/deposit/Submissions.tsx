import { manualDepositList } from '@parlor/api/calls/deposits';
import { useBalanceChange } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { LATEST_ORDERS, OrderSection } from '../money/OrderSection.tsx';

interface Props {
  /** The submission whose details are shown; empty without one. */
  selected: string;
}

/** The player's latest manual deposits with their states. */
export function Submissions({ selected }: Props) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const result = useCall(manualDepositList, { page: 1, limit: LATEST_ORDERS });
  useBalanceChange(() => void result.mutate());
  return (
    <OrderSection
      title={t('payment:manual.list')}
      selected={selected}
      add={{ href: getHref('manualDeposit'), label: t('payment:manual.new') }}
      empty={{ title: t('payment:manual.emptyTitle'), text: t('payment:manual.emptyText') }}
      result={result}
      rows={result.data?.rows.map((each) => ({
        id: each.submissionId,
        amount: each.creditedAmount ?? each.depositAmount,
        meta: `${each.bankName} · ${formatNearDate(each.submittedAt)}`,
        state: each.state,
        stateText:
          each.state === 'failed'
            ? t('payment:manual.declined')
            : t(`payment:states.${each.state}`),
        href: getHref('manualDeposit', { id: each.submissionId }),
      }))}
    />
  );
}
