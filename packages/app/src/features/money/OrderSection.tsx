import type { TradeState } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tag } from '@parlor/ui/Tag';
import { Plus, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import type { LoadResult } from '../../data/use-call.ts';

/** How many of the latest orders are listed. */
export const LATEST_ORDERS = 20;

const tones = {
  pendingReview: 'info',
  pendingPayment: 'caution',
  done: 'positive',
  failed: 'critical',
} as const satisfies Record<TradeState, string>;

interface OrderRow {
  id: string;
  amount: string;
  /** Second line: channel or bank, and time. */
  meta: string;
  state: TradeState;
  stateText: string;
  href: string;
}

interface Props {
  result: Omit<LoadResult<unknown>, 'data'>;
  /** Undefined while the list is loading. */
  rows: readonly OrderRow[] | undefined;
  title: string;
  /** The order whose details are shown; empty without one. */
  selected: string;
  /** Link to the form; shown beside the details of an order. */
  add: { href: string; label: string };
  empty: { title: string; text: string };
}

/** The player's latest orders of one kind, with their states. */
export function OrderSection({ title, selected, add, empty, result, rows }: Props) {
  return (
    <Section
      title={title}
      action={
        selected !== '' && (
          <Button asChild variant="soft" size="sm" leading={<Plus size={18} />}>
            <Link to={add.href}>{add.label}</Link>
          </Button>
        )
      }
    >
      <CallContent
        result={{ ...result, data: rows }}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={220} />}
        empty={
          <EmptyState
            icon={<ReceiptText size={28} />}
            title={empty.title}
            text={empty.text}
            titleAs="h3"
          />
        }
      >
        {(orders) => (
          <List variant="card">
            {orders.map(({ id, amount, meta, state, stateText, href }) => (
              <ListItem
                key={id}
                asChild
                title={<Money value={amount} />}
                meta={meta}
                trailing={<Tag tone={tones[state]}>{stateText}</Tag>}
              >
                <Link to={href} aria-current={id === selected ? 'true' : undefined} />
              </ListItem>
            ))}
          </List>
        )}
      </CallContent>
    </Section>
  );
}
