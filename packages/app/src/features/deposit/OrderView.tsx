import { instantMs, type Order } from '@parlor/api/entities';
import { selectDepositError, selectDepositView, selectOrder } from '@parlor/flows/deposit';
import { Button } from '@parlor/ui/Button';
import { CopyField } from '@parlor/ui/CopyField';
import { Countdown } from '@parlor/ui/Countdown';
import { Result } from '@parlor/ui/Result';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { Money } from '../../components/Money.tsx';
import { useShowWhen } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { ResultSkeleton } from '../money/ResultSkeleton.tsx';
import { Summary } from '../money/Summary.tsx';
import * as css from './OrderView.css.ts';
import type { DepositRef } from './use-deposit.ts';

interface Props {
  actor: DepositRef;
  endActions: (end: 'done' | 'failed') => ReactNode;
}

/** How a deposit order stands: being waited for, done, failed or expired. It changes by itself. */
export function OrderView({ actor, endActions }: Props) {
  const t = useTexts();
  const view = useSelector(actor, selectDepositView);
  const order = useSelector(actor, selectOrder);
  const amount = order && <Money variant="balance" value={order.amount} />;

  if (view === 'done') {
    return (
      <Result
        titleAs="h2"
        status="success"
        title={t('wallet:deposit.doneTitle')}
        amount={amount}
        text={t('wallet:deposit.doneText')}
        actions={endActions('done')}
      >
        <OrderFacts order={order} />
      </Result>
    );
  }
  if (view === 'failed' || view === 'expired') {
    const [title, text] =
      view === 'expired'
        ? [t('wallet:deposit.expiredTitle'), t('wallet:deposit.expiredText')]
        : [
            t('wallet:deposit.failedTitle'),
            order?.reason === 'declined'
              ? t('wallet:deposit.declinedText')
              : t('wallet:deposit.failedText'),
          ];
    return (
      <Result
        titleAs="h2"
        status="failed"
        title={title}
        amount={amount}
        text={text}
        actions={endActions('failed')}
      >
        <OrderFacts order={order} />
      </Result>
    );
  }
  return order === undefined ? (
    <NotHereYet actor={actor} />
  ) : (
    <Waiting actor={actor} order={order} />
  );
}

/** Nothing is known of the order: whether it waits is not said before the server has said so. */
function NotHereYet({ actor }: { actor: DepositRef }) {
  const error = useSelector(actor, selectDepositError);
  if (error === undefined) return <ResultSkeleton />;
  return <Failure error={error} onRetry={() => actor.send({ type: 'retry' })} />;
}

function Waiting({ actor, order }: { actor: DepositRef; order: Order }) {
  const t = useTexts();
  const explain = useExplain();
  const error = useSelector(actor, selectDepositError);
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t('wallet:deposit.waitingTitle')}
      amount={<Money variant="balance" value={order.amount} />}
      text={t('wallet:deposit.waitingText')}
      actions={
        order.payUrl !== null && (
          <Button
            size="lg"
            variant="soft"
            fullWidth
            trailing={<ExternalLink size={18} />}
            onClick={() => actor.send({ type: 'checkout.open' })}
          >
            {t('wallet:deposit.payNow')}
          </Button>
        )
      }
    >
      <OrderFacts order={order} counting />
      <Text as="p" size={13} color="muted" align="center" className={css.note}>
        {error === undefined ? t('wallet:deposit.following') : explain(error).text}
      </Text>
    </Result>
  );
}

function OrderFacts({ order, counting = false }: { order: Order | undefined; counting?: boolean }) {
  const t = useTexts();
  const showWhen = useShowWhen();
  if (order === undefined) return null;
  return (
    <div className={css.facts}>
      <Summary
        rows={[
          { label: t('wallet:deposit.channelRow'), value: order.channelName },
          { label: t('wallet:deposit.started'), value: showWhen(order.createdAt) },
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
    </div>
  );
}
