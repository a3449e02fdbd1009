import type { Bill } from '@parlor/api/entities';
import { Card } from '@parlor/ui/Card';
import { DataTable } from '@parlor/ui/DataTable';
import { Icon } from '@parlor/ui/Icon';
import { Link } from '@parlor/ui/Link';
import { Text } from '@parlor/ui/Text';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { billIcons } from '../../features/wallet/bill-icons.ts';
import { useFormatBillTitle } from '../../features/wallet/bill-title.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

export type BillSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface TransactionTableProps {
  bills: readonly Bill[];
  sort: BillSort;
  /** Without it the rows cannot be sorted. */
  onSortChange: ((sort: BillSort) => void) | undefined;
}

const columnOfSort = {
  newest: { column: 'time', direction: 'descending' },
  oldest: { column: 'time', direction: 'ascending' },
  highest: { column: 'amount', direction: 'descending' },
  lowest: { column: 'amount', direction: 'ascending' },
} as const;
const sorts = Object.keys(columnOfSort) as BillSort[];

/** Transactions on a desktop; each row opens its transaction beside the table. */
export default function TransactionTable({ bills, sort, onSortChange }: TransactionTableProps) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const formatBillTitle = useFormatBillTitle();
  const [search] = useSearchParams();
  const { id: shown = '', ...filters } = Object.fromEntries(search);
  return (
    <Card padding="none">
      <DataTable
        label={t('transactions:table.label')}
        rows={bills}
        rowKey={({ billId }) => billId}
        sort={columnOfSort[sort]}
        onSortChange={
          onSortChange &&
          (({ column, direction }) => {
            const next = sorts.find(
              (known) =>
                columnOfSort[known].column === column &&
                columnOfSort[known].direction === direction,
            );
            if (next !== undefined) onSortChange(next);
          })
        }
        columns={[
          {
            id: 'what',
            header: t('transactions:table.what'),
            cell: (bill) => (
              <Link
                asChild
                variant="standalone"
                color="inherit"
                leading={<Icon icon={billIcons[bill.type]} size={18} />}
              >
                <RouterLink
                  to={getHref('walletDetail', { ...filters, id: bill.billId })}
                  preventScrollReset
                  aria-current={bill.billId === shown || undefined}
                >
                  <Text weight={bill.billId === shown ? 'semibold' : 'medium'}>
                    {formatBillTitle(bill)}
                  </Text>
                </RouterLink>
              </Link>
            ),
          },
          {
            id: 'time',
            header: t('transactions:table.time'),
            sortable: true,
            cell: ({ at }) => (
              <Text size={13} color="muted" className={adjust.noWrap}>
                {formatNearDate(at)}
              </Text>
            ),
          },
          {
            id: 'amount',
            header: t('transactions:table.amount'),
            align: 'end',
            sortable: true,
            cell: ({ amount }) => <Money value={amount} sign="always" className={adjust.noWrap} />,
          },
          {
            id: 'balance',
            header: t('transactions:table.balance'),
            align: 'end',
            cell: ({ balanceAfter }) => (
              <Text size={13} color="muted" className={adjust.noWrap}>
                <Money value={balanceAfter} />
              </Text>
            ),
          },
        ]}
      />
    </Card>
  );
}
