import type { Bill } from '@parlor/api/entities';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import {
  ArrowDownToLine,
  BadgePercent,
  Gamepad2,
  Gift,
  Landmark,
  type LucideIcon,
  Package,
  Trophy,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { formatBillTitle } from './bill-title.ts';

export const billIcons: Readonly<Record<Bill['type'], LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: Landmark,
  props: Package,
  games: Gamepad2,
  member: Trophy,
  rewards: Gift,
  rebate: BadgePercent,
};

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
  const hidden = { concealed, labels: { concealed: t('wallet:concealed') } };
  const formatNearDate = useFormatNearDate();
  return (
    <ListItem
      icon={<Icon icon={billIcons[bill.type]} />}
      title={formatBillTitle(t, bill)}
      meta={formatNearDate(bill.at)}
      trailing={<Money value={bill.amount} sign="always" {...hidden} />}
      trailingMeta={<Money value={bill.balanceAfter} {...hidden} />}
      asChild
    >
      <Link to={getHref('walletDetail', { id: bill.billId })} />
    </ListItem>
  );
}

/** Skeleton of bills. */
export function BillsSkeleton({ count }: { count: number }) {
  return (
    <List variant="card" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <ListItem
          key={index}
          leading={<Skeleton shape="thumbnail" width={40} height={40} />}
          title={<Skeleton shape="text" width="60%" />}
          meta={<Skeleton shape="text" width="40%" />}
          trailing={<Skeleton shape="text" width={88} />}
        />
      ))}
    </List>
  );
}
