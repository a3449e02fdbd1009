import { getOrderStatus } from '@parlor/api/calls/wallet';
import { instantMs, type Order } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Callout } from '@parlor/ui/Callout';
import { CopyField } from '@parlor/ui/CopyField';
import { Countdown } from '@parlor/ui/Countdown';
import { Result } from '@parlor/ui/Result';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { now } from '../../platform/clock.ts';
import { Summary } from '../money/Summary.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import type { DepositView } from './use-deposit.ts';

interface Props {
  view: Extract<DepositView, { view: 'following' | 'done' | 'failed' | 'expired' }>;
  onOpenCheckout: () => void;
  endActions: (end: 'done' | 'failed') => ReactNode;
}

/** The state of a deposit order, polled until it is final. */
export function OrderView({ view, onOpenCheckout, endActions }: Props) {
  const t = useTexts();
  const { order } = view;
  const shared = {
    titleAs: 'h2',
    amount: <Money variant="balance" value={order.amount} />,
    children: <OrderFacts order={order} />,
  } as const;
  switch (view.view) {
    case 'following':
      return <Waiting order={order} error={view.error} onOpenCheckout={onOpenCheckout} />;
    case 'done':
      return <Done order={order} actions={endActions('done')} />;
    case 'expired':
      return (
        <Result
          {...shared}
          status="failed"
          title={t('wallet:deposit.expiredTitle')}
          text={t('wallet:deposit.expiredText')}
          actions={endActions('failed')}
        />
      );
    case 'failed':
      return (
        <Result
          {...shared}
          status="failed"
          title={t('wallet:deposit.failedTitle')}
          text={
            order.reason === 'declined'
              ? t('wallet:deposit.declinedText')
              : t('wallet:deposit.failedText')
          }
          actions={endActions('failed')}
        />
      );
  }
}

/** A credited deposit. It joins its offer in a second step, which may still be pending (ADR 0095). */
function Done({ order, actions }: { order: Order; actions: ReactNode }) {
  const t = useTexts();
  const { orderNo } = order;
  const isPending = order.offer?.state === 'pending';
  const { data, mutate } = useCall(getOrderStatus, isPending ? { orderNo } : null);
  useBalanceChange(() => void mutate());
  const offer = data?.offer ?? order.offer;
  const name = offer?.activityName ?? '';
  const recordId = offer?.recordId ?? null;
  return (
    <Result
      titleAs="h2"
      status="success"
      title={t('wallet:deposit.doneTitle')}
      amount={<Money variant="balance" value={order.amount} />}
      text={
        offer === undefined || offer.state === 'missed'
          ? t('wallet:deposit.doneText')
          : t(`payment:offers.${offer.state}`, { name })
      }
      actions={
        <>
          {recordId !== null && (
            <Button asChild size="lg" fullWidth>
              <Link to={getHref('myPromotionDetail', { id: recordId })}>
                {t('promotions:join.open')}
              </Link>
            </Button>
          )}
          {actions}
        </>
      }
    >
      <Stack gap={16}>
        {offer?.state === 'missed' && (
          <Callout tone="caution" title={t('payment:offers.missedTitle', { name })}>
            {t('payment:offers.missedText')}
          </Callout>
        )}
        <OrderFacts order={order} />
      </Stack>
    </Result>
  );
}

interface WaitingProps {
  order: Order;
  error: CallFailure | undefined;
  onOpenCheckout: () => void;
}

function Waiting({ order, error, onOpenCheckout }: WaitingProps) {
  const t = useTexts();
  const explain = useExplain();
  const isTransfer = order.transfer !== undefined;
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t(isTransfer ? 'payment:transferTitle' : 'wallet:deposit.waitingTitle')}
      amount={<Money variant="balance" value={order.amount} />}
      text={t(isTransfer ? 'payment:transferText' : 'wallet:deposit.waitingText')}
      actions={
        order.payUrl !== null && (
          <Button
            size="lg"
            variant="soft"
            fullWidth
            trailing={<ExternalLink size={18} />}
            onClick={onOpenCheckout}
          >
            {t(isTransfer ? 'payment:openBank' : 'wallet:deposit.payNow')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {order.transfer && <TransferDetails order={order} transfer={order.transfer} />}
        <OrderFacts order={order} counting />
      </Stack>
      <Box paddingTop={16}>
        <Text as="p" size={13} color="muted" align="center">
          {error === undefined ? t('wallet:deposit.following') : explain(error).text}
        </Text>
      </Box>
    </Result>
  );
}

function OrderFacts({ order, counting = false }: { order: Order; counting?: boolean }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  return (
    <Stack gap={12}>
      <Summary
        rows={[
          { label: t('wallet:deposit.channelRow'), value: order.channelName },
          ...(order.offer ? [{ label: t('payment:offer'), value: order.offer.activityName }] : []),
          { label: t('wallet:deposit.started'), value: formatNearDate(order.createdAt) },
          ...(counting
            ? [
                {
                  label: t('wallet:deposit.payWithin'),
                  value: (
                    <Countdown
                      deadline={instantMs(order.expiresAt)}
                      now={now}
                      label={t('wallet:deposit.payWithin')}
                      hideLabel
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <CopyField
        label={t('wallet:deposit.order')}
        value={order.orderNo}
        labels={{
          copy: t('wallet:deposit.copy'),
          copied: t('wallet:deposit.copied'),
          failed: t('wallet:deposit.copyFailed'),
        }}
      />
    </Stack>
  );
}
