import { orderList } from '@parlor/api/calls/deposits';
import type { Order } from '@parlor/api/entities';
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
import { useBalanceChange } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const LATEST = 20;

const tones = {
  pendingReview: 'info',
  pendingPayment: 'caution',
  done: 'positive',
  failed: 'critical',
} as const satisfies Record<Order['state'], string>;

interface Props {
  /** The order whose details are shown; empty without one. */
  selected: string;
}

/** The player's latest deposits with their states. */
export function Orders({ selected }: Props) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const result = useCall(orderList, { page: 1, limit: LATEST });
  useBalanceChange(() => void result.mutate());
  return (
    <Section
      title={t('payment:orders')}
      action={
        selected !== '' && (
          <Button asChild variant="soft" size="sm" leading={<Plus size={18} />}>
            <Link to={getHref('recharge')}>{t('payment:new')}</Link>
          </Button>
        )
      }
    >
      <CallContent
        result={{ ...result, data: result.data?.rows }}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={220} />}
        empty={
          <EmptyState
            icon={<ReceiptText size={28} />}
            title={t('payment:ordersEmptyTitle')}
            text={t('payment:ordersEmptyText')}
            titleAs="h3"
          />
        }
      >
        {(orders) => (
          <List variant="card">
            {orders.map(({ orderNo, amount, channelName, createdAt, state }) => (
              <ListItem
                key={orderNo}
                asChild
                title={<Money value={amount} />}
                meta={`${channelName} · ${formatNearDate(createdAt)}`}
                trailing={<Tag tone={tones[state]}>{t(`payment:states.${state}`)}</Tag>}
              >
                <Link
                  to={getHref('rechargingPage', { orderNo })}
                  aria-current={orderNo === selected ? 'true' : undefined}
                />
              </ListItem>
            ))}
          </List>
        )}
      </CallContent>
    </Section>
  );
}
