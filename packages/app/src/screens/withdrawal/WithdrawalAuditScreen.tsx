import { withdrawalList } from '@parlor/api/calls/wallet';
import { withdrawal } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Landmark } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { EmptyListDetail } from '../../components/EmptyListDetail.tsx';
import { ListDetail } from '../../components/ListDetail.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { LATEST_ORDERS } from '../../features/money/OrderSection.tsx';
import { useKnownOrder } from '../../features/money/use-known-order.ts';
import { useWithdrawal } from '../../features/withdrawal/use-withdrawal.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { Withdrawals } from '../../features/withdrawal/Withdrawals.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The review of one withdrawal, by `?id=`; without it, of the latest one. */
export default function WithdrawalAuditScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id === '' ? <Latest /> : <Review id={id} detail={<Audit key={id} id={id} />} />;
}

interface ReviewProps {
  /** The withdrawal whose review is shown; empty while it is not known. */
  id: string;
  detail: ReactElement;
}

function Review({ id, detail }: ReviewProps) {
  const t = useTexts();
  return (
    <ListDetail
      title={<RouteTitle />}
      list={<Withdrawals selected={id} />}
      toList={{ href: getHref('cashout', { view: 'list' }), label: t('wallet:withdrawal.list') }}
      detail={detail}
    />
  );
}

function Audit({ id }: { id: string }) {
  return <WithdrawalFlow actor={useWithdrawal(id, useKnownOrder(withdrawal))} />;
}

function Latest() {
  // The request of the list beside it: both are answered at once.
  const result = useCall(withdrawalList, { page: 1, limit: LATEST_ORDERS });
  if (result.data?.rows.length === 0) {
    return (
      <EmptyListDetail title={<RouteTitle />}>
        <NoWithdrawals />
      </EmptyListDetail>
    );
  }
  const [latest] = result.data?.rows ?? [];
  return (
    <Review
      id={latest?.withdrawalId ?? ''}
      detail={
        <CallContent result={{ ...result, data: latest }} loading={<Skeleton height={320} />}>
          {({ withdrawalId }) => <Audit key={withdrawalId} id={withdrawalId} />}
        </CallContent>
      }
    />
  );
}

function NoWithdrawals() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<Landmark size={28} />}
      title={t('wallet:audit.emptyTitle')}
      text={t('wallet:audit.emptyText')}
      action={
        <Button asChild variant="soft">
          <Link to={getHref('cashout')}>{t('wallet:withdraw')}</Link>
        </Button>
      }
    />
  );
}
