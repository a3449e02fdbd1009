import { withdrawalList } from '@parlor/api/calls/wallet';
import { withdrawal } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Landmark } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { ListDetail } from '../../components/ListDetail.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { useKnownOrder } from '../../features/money/use-known-order.ts';
import { useWithdrawal } from '../../features/withdrawal/use-withdrawal.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { Withdrawals } from '../../features/withdrawal/Withdrawals.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The review of one withdrawal, by `?id=`; without it, of the latest one. */
export default function WithdrawalAuditScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <ListDetail
      title={<PageTitle>{t('titles.withdrawalAudit')}</PageTitle>}
      list={<Withdrawals selected={id} />}
      toList={{ href: getHref('cashout', { view: 'list' }), label: t('wallet:withdrawal.list') }}
      detail={id === '' ? <Latest /> : <Audit key={id} id={id} />}
    />
  );
}

function Audit({ id }: { id: string }) {
  return <WithdrawalFlow actor={useWithdrawal(id, useKnownOrder(withdrawal))} />;
}

function Latest() {
  const t = useTexts();
  return (
    <CallContent
      result={useCall(withdrawalList, { page: 1, limit: 1 })}
      loading={<Skeleton height={320} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
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
      }
    >
      {({ rows }) => rows.map(({ withdrawalId }) => <Audit key={withdrawalId} id={withdrawalId} />)}
    </CallContent>
  );
}
