import {
  selectOrder,
  selectRechargeDraft,
  selectRechargeError,
  selectRechargeView,
} from '@parlor/flows/recharge';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import { Failure } from '../../shell/Failure.tsx';
import { Closed, Refused, Uncertain } from '../money/Stops.tsx';
import { Money } from '../wallet/Money.tsx';
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
  const view = useSelector(actor, selectRechargeView);
  const error = useSelector(actor, selectRechargeError);
  const draft = useSelector(actor, selectRechargeDraft);

  switch (view) {
    case 'loading':
      return <RechargeSkeleton />;
    case 'loadFailed':
      return <Failure error={error} onRetry={() => actor.send({ type: 'retry' })} />;
    case 'closed':
      return <Closed of="deposit" onRetry={() => actor.send({ type: 'retry' })} />;
    case 'choosing':
      return <RechargeForm actor={actor} />;
    case 'confirming':
      return <RechargeConfirm actor={actor} />;
    case 'refused':
      return <Refused of="deposit" error={error} onEdit={() => actor.send({ type: 'edit' })} />;
    case 'uncertain':
      return (
        <Uncertain
          of="deposit"
          amount={draft?.amount}
          onRetry={() => actor.send({ type: 'retry' })}
          onEdit={() => actor.send({ type: 'edit' })}
        />
      );
    case 'awaitingCheckout':
      return <Checkout actor={actor} />;
    default:
      return <OrderView actor={actor} endActions={endActions} />;
  }
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
      amount={order && <Money variant="balance" value={order.amount} />}
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
