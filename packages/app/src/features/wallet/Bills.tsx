import type { Bill } from '@parlor/api/entities';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { billIcons } from './bill-icons.ts';
import { useFormatBillTitle } from './bill-title.ts';

interface BillsProps {
  rows: readonly Bill[];
  concealed?: boolean;
}

/** Changes of the wallet, each with the balance after it, and a link to it in full. */
export function Bills({ rows, concealed = false }: BillsProps) {
  return (
    <List variant="card">
      {rows.map((bill) => (
        <BillRow key={bill.billId} bill={bill} concealed={concealed} />
      ))}
    </List>
  );
}

function BillRow({ bill, concealed }: { bill: Bill; concealed: boolean }) {
  const t = useTexts();
  const formatBillTitle = useFormatBillTitle();
  const hidden = { concealed, labels: { concealed: t('wallet:concealed') } };
  const formatNearDate = useFormatNearDate();
  return (
    <ListItem
      icon={<Icon icon={billIcons[bill.type]} />}
      title={formatBillTitle(bill)}
      meta={formatNearDate(bill.at)}
      trailing={<Money value={bill.amount} sign="always" {...hidden} />}
      trailingMeta={<Money value={bill.balanceAfter} {...hidden} />}
      asChild
    >
      <Link to={getHref('walletDetail', { id: bill.billId })} />
    </ListItem>
  );
}
