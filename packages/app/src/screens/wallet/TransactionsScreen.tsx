import { billList } from '@parlor/api/calls/wallet';
import { type Bill, billTypes } from '@parlor/api/entities';
import { billPeriods } from '@parlor/api/entities/bill';
import { Card } from '@parlor/ui/Card';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Page } from '@parlor/ui/Page';
import { Select } from '@parlor/ui/Select';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { CalendarDays, ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { usePages } from '../../data/use-pages.ts';
import { Bills } from '../../features/wallet/Bills.tsx';
import { BillsSkeleton } from '../../features/wallet/BillsSkeleton.tsx';
import { type PeriodChoice, usePeriod } from '../../features/wallet/use-period.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { TransactionDetail } from './TransactionDetail.tsx';
import type { BillSort, TransactionTableProps } from './TransactionTable.tsx';

const PAGE_SIZE = 20;
/** The value for every type, and for all time; no type and no period has this name. */
const ALL = 'all';

const table: Part<TransactionTableProps> = {
  load: () => import('./TransactionTable.tsx'),
  texts: ['transactions', 'dates'],
};
const customDays: Part<{ choice: PeriodChoice }> = {
  load: () => import('../../features/wallet/CustomDays.tsx'),
  texts: ['transactions'],
};

/**
 * The transactions of the wallet, by type and period; with `?id=` one of them in full, on a desktop
 * beside the list. Type, period and order are in the address.
 */
export default function TransactionsScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const isDesktop = useDesktopLayout();
  const id = search.get('id') ?? '';
  if (id !== '' && !isDesktop) {
    return (
      <Page>
        <PageTitle>{t('titles.walletDetail')}</PageTitle>
        <TransactionDetail key={id} id={id} />
      </Page>
    );
  }
  return <Transactions id={id} />;
}

interface TransactionsProps {
  /** The transaction that is shown in full; empty for none. */
  id: string;
}

function Transactions({ id }: TransactionsProps) {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const list = useTransactions();
  const { data, error } = list.pages;
  const canChoose = list.isPeriodChosen && error === undefined && data?.length !== 0;
  return (
    <Page width={isDesktop ? 'wide' : 'read'}>
      <PageTitle>{t('titles.walletDetail')}</PageTitle>
      <Grid
        columns={{
          phone: 1,
          desktop: ['minmax(0, 1fr)', '380px'],
          wide: ['minmax(0, 1fr)', '420px'],
        }}
        gap={{ phone: 0, desktop: 32 }}
        align="start"
      >
        <TransactionList list={list} />
        {isDesktop && (
          <div className={adjust.besideList}>
            {id !== '' && <TransactionDetail key={id} id={id} />}
            {id === '' && canChoose && <NothingChosen />}
          </div>
        )}
      </Grid>
    </Page>
  );
}

function NothingChosen() {
  const t = useTexts();
  return (
    <Card>
      <EmptyState
        titleAs="p"
        icon={<ReceiptText size={28} />}
        title={t('transactions:detail.choose')}
      />
    </Card>
  );
}

const toType = (text: string | null): Bill['type'] | undefined =>
  billTypes.find((type) => type === text);

const sorts: readonly BillSort[] = ['newest', 'oldest', 'highest', 'lowest'];

/** The transactions of the type and period in the address, in its order. */
function useTransactions() {
  const [search] = useSearchParams();
  const choice = usePeriod();
  const type = toType(search.get('type'));
  const { days } = choice;
  const isPeriodChosen = choice.period !== 'custom' || days !== undefined;
  // Only the transactions of a period can be sorted.
  const sort = (days && sorts.find((known) => known === search.get('sort'))) ?? 'newest';
  const pages = usePages(
    billList,
    isPeriodChosen
      ? {
          limit: PAGE_SIZE,
          ...(type !== undefined && { type }),
          ...days,
          ...(sort !== 'newest' && { sort }),
        }
      : null,
  );
  useBalanceChange(() => void pages.mutate());
  return { type, choice, isPeriodChosen, sort, pages };
}

interface ListProps {
  list: ReturnType<typeof useTransactions>;
}

function TransactionList({ list }: ListProps) {
  const t = useTexts();
  const [, setSearch] = useSearchParams();
  const { type, choice } = list;
  return (
    <Stack gap={16}>
      <ChipGroup
        label={t('transactions:filter')}
        scroll
        options={[
          { value: ALL, label: t('transactions:allKinds') },
          ...billTypes.map((value) => ({ value, label: t(`transactions:types.${value}`) })),
        ]}
        value={type ?? ALL}
        onValueChange={(value) =>
          setSearch(
            (current) => {
              current.delete('id');
              if (value === ALL) current.delete('type');
              else current.set('type', value);
              return current;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <Select
          label={t('transactions:period.label')}
          options={[ALL, ...billPeriods].map((value) => ({
            value,
            label: t(`transactions:period.${value as 'all'}`),
          }))}
          value={choice.period ?? ALL}
          onValueChange={(value) => choice.choose(billPeriods.find((known) => known === value))}
        />
        {choice.period === 'custom' && (
          <LazyPart part={customDays} props={{ choice }} fallback={<Skeleton height={72} />} />
        )}
      </Grid>
      {list.isPeriodChosen ? (
        <TransactionRows list={list} />
      ) : (
        <EmptyState
          icon={<CalendarDays size={28} />}
          title={t('transactions:period.choose')}
          text={t('transactions:period.chooseText')}
        />
      )}
    </Stack>
  );
}

function TransactionRows({ list: { type, choice, sort, pages } }: ListProps) {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const [, setSearch] = useSearchParams();
  const { days } = choice;
  const isFiltered = type !== undefined || days !== undefined;
  return (
    <CallContent
      key={`${type} ${days?.from} ${days?.until}`}
      result={pages}
      loading={<BillsSkeleton count={8} />}
      empty={
        <EmptyState
          icon={<ReceiptText size={28} />}
          title={
            days !== undefined
              ? t('transactions:empty.periodTitle')
              : t(`transactions:${isFiltered ? 'emptyKindTitle' : 'emptyTitle'}`)
          }
          text={
            days !== undefined
              ? t('transactions:empty.periodText')
              : t(`transactions:${isFiltered ? 'emptyKindText' : 'emptyText'}`)
          }
        />
      }
    >
      {(bills) => (
        <Stack gap={16}>
          {isDesktop ? (
            <LazyPart
              part={table}
              props={{
                bills,
                sort,
                onSortChange:
                  days === undefined
                    ? undefined
                    : (next) =>
                        setSearch(
                          (current) => {
                            current.set('sort', next);
                            return current;
                          },
                          { replace: true, preventScrollReset: true },
                        ),
              }}
              fallback={<BillsSkeleton count={8} />}
            />
          ) : (
            <Bills rows={bills} />
          )}
          <MorePages pages={pages} />
        </Stack>
      )}
    </CallContent>
  );
}
