import {
  selectOrder,
  selectRechargeDraft,
  selectRechargeError,
  selectRechargeView,
} from '@parlor/flows/recharge';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Result } from '@parlor/ui/Result';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { ExternalLink, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Money } from '../wallet/Money.tsx';
import { useMoney } from '../wallet/use-money.ts';
import { OrderView } from './OrderView.tsx';
import { RechargeConfirm } from './RechargeConfirm.tsx';
import * as css from './RechargeFlow.css.ts';
import { RechargeForm } from './RechargeForm.tsx';
import type { RechargeRef } from './use-recharge.ts';

interface Props {
  actor: RechargeRef;
  /** What to do next once the order has ended, the strongest first. */
  endActions: (end: 'done' | 'failed') => ReactNode;
}

/** A deposit from the choice of method to the end of its order, in whatever state it is. */
export function RechargeFlow({ actor, endActions }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const view = useSelector(actor, selectRechargeView);
  const error = useSelector(actor, selectRechargeError);

  switch (view) {
    case 'loading':
      return <RechargeSkeleton />;
    case 'loadFailed':
      return (
        <ErrorState
          title={t('failure.title')}
          text={explain(error).text}
          requestId={explain(error).requestId || undefined}
          onRetry={() => actor.send({ type: 'retry' })}
          labels={{ retry: t('actions.retry') }}
        />
      );
    case 'closed':
      return (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title={t('wallet:deposit.closedTitle')}
          text={t('wallet:deposit.closedText')}
          action={
            <Button variant="soft" onClick={() => actor.send({ type: 'retry' })}>
              {t('actions.retry')}
            </Button>
          }
        />
      );
    case 'choosing':
      return <RechargeForm actor={actor} />;
    case 'confirming':
      return <RechargeConfirm actor={actor} />;
    case 'refused':
      return (
        <Result
          titleAs="h2"
          status="failed"
          title={t('wallet:deposit.refusedTitle')}
          text={explain(error).text}
          actions={
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'edit' })}>
              {t('wallet:deposit.change')}
            </Button>
          }
        />
      );
    case 'uncertain':
      return <Uncertain actor={actor} />;
    case 'awaitingCheckout':
      return <Checkout actor={actor} />;
    default:
      return <OrderView actor={actor} endActions={endActions} />;
  }
}

/** Nobody knows whether the order exists: only the same key may be sent again (S3). */
function Uncertain({ actor }: { actor: RechargeRef }) {
  const t = useTexts();
  const money = useMoney();
  const draft = useSelector(actor, selectRechargeDraft);
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t('wallet:deposit.uncertainTitle')}
      text={t('wallet:deposit.uncertainText', { amount: money(draft?.amount ?? '') })}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => actor.send({ type: 'retry' })}>
            {t('actions.retry')}
          </Button>
          <Button
            size="lg"
            variant="ghost"
            tone="neutral"
            fullWidth
            onClick={() => actor.send({ type: 'edit' })}
          >
            {t('wallet:deposit.startOver')}
          </Button>
        </>
      }
    />
  );
}

/** The provider's page is being opened; a browser that refused gets a second chance by hand. */
function Checkout({ actor }: { actor: RechargeRef }) {
  const t = useTexts();
  const order = useSelector(actor, selectOrder);
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t('wallet:deposit.checkoutTitle')}
      amount={order && <Money value={order.amount} />}
      text={t('wallet:deposit.checkoutText')}
      actions={
        <Button
          size="lg"
          fullWidth
          trailing={<ExternalLink size={18} />}
          onClick={() => actor.send({ type: 'checkout.open' })}
        >
          {t('wallet:deposit.openCheckout')}
        </Button>
      }
    />
  );
}

function RechargeSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton shape="text" width="50%" />
      <div className={css.pair}>
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
      <Skeleton shape="text" width="30%" />
      <Skeleton height={72} />
      <Skeleton height={44} width="80%" />
      <Skeleton height={48} />
    </div>
  );
}
