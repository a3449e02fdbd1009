import { billList } from '@parlor/api/calls/wallet';
import { type Bill, billTypes } from '@parlor/api/entities';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { usePages } from '../../data/use-pages.ts';
import { Bills, BillsSkeleton } from '../../features/wallet/Bills.tsx';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 20;
/** The value for bills of every kind; no kind has this name. */
const ALL = 'all';

const toType = (text: string | null): Bill['type'] | undefined =>
  billTypes.find((type) => type === text);

/** All changes of the wallet, by kind, page by page. The kind is in the address (`?type=`). */
export default function BillsScreen() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const type = toType(search.get('type'));
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
  const pages = usePages(billList, { limit: PAGE_SIZE, ...(type !== undefined && { type }) });
  useBalanceChange(() => void pages.mutate());
  const kind = type === undefined ? 'empty' : 'emptyKind';
  return (
    <CallContent
      result={pages}
      loading={<BillsSkeleton count={8} />}
      empty={
        <EmptyState
          icon={<ReceiptText size={28} />}
          title={t(`wallet:bills.${kind}Title`)}
          text={t(`wallet:bills.${kind}Text`)}
        />
      }
    >
      {(bills) => (
        <>
          <Bills rows={bills} />
          <MorePages pages={pages} />
        </>
      )}
    </CallContent>
  );
}
