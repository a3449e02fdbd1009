import { billList } from '@parlor/api/calls/wallet';
import { type Bill, billTypes } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { usePages } from '../../data/use-pages.ts';
import { Bills, BillsSkeleton } from '../../features/wallet/Bills.tsx';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 20;
/** The value for bills of every kind; no kind has this name. */
const ALL = 'all';

const typeOf = (text: string | null): Bill['type'] | undefined =>
  billTypes.find((type) => type === text);

/** All changes of the wallet, by kind, page by page. The kind is in the address (`?type=`). */
export default function BillsScreen() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const type = typeOf(search.get('type'));
  return (
    <PageBody>
      <PageTitle>{t('titles.walletDetail')}</PageTitle>
      <ChipGroup
        label={t('wallet:bills.filter')}
        scroll
        options={[
          { value: ALL, label: t('wallet:bills.allKinds') },
          ...billTypes.map((value) => ({ value, label: t(`wallet:bills.types.${value}`) })),
        ]}
        value={type ?? ALL}
        onValueChange={(value) =>
          setSearch(value === ALL ? {} : { type: value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <BillsOf key={type ?? ALL} type={type} />
    </PageBody>
  );
}

function BillsOf({ type }: { type: Bill['type'] | undefined }) {
  const t = useTexts();
  const { rows, total, loading, error, more, retry } = usePages(billList, {
    limit: PAGE_SIZE,
    ...(type !== undefined && { type }),
  });
  useBalanceChange(retry);

  if (total === 0) {
    return (
      <EmptyState
        icon={<ReceiptText size={28} />}
        title={type === undefined ? t('wallet:bills.emptyTitle') : t('wallet:bills.emptyKindTitle')}
        text={type === undefined ? t('wallet:bills.emptyText') : t('wallet:bills.emptyKindText')}
      />
    );
  }
  return (
    <>
      {rows.length > 0 && <Bills rows={rows} />}
      {rows.length === 0 && error === undefined && <BillsSkeleton count={8} />}
      {error !== undefined && (
        <Failure
          error={error}
          variant={rows.length > 0 ? 'inline' : 'page'}
          onRetry={retry}
          retrying={loading}
        />
      )}
      {error === undefined && total !== undefined && rows.length < total && (
        <Button variant="soft" tone="neutral" size="lg" loading={loading} onClick={more}>
          {t('wallet:bills.more')}
        </Button>
      )}
    </>
  );
}
