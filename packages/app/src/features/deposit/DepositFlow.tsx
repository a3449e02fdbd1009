import {
  selectDepositDraft,
  selectDepositError,
  selectDepositView,
  selectOrder,
} from '@parlor/flows/deposit';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { Money } from '../../components/Money.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { Closed, Refused, Uncertain } from '../money/Stops.tsx';
import { DepositConfirm } from './DepositConfirm.tsx';
import * as css from './DepositFlow.css.ts';
import { DepositForm } from './DepositForm.tsx';
import { OrderView } from './OrderView.tsx';
import type { DepositRef } from './use-deposit.ts';

interface Props {
  actor: DepositRef;
  /** What to do next once the order has ended, the strongest first. */
  endActions: (end: 'done' | 'failed') => ReactNode;
}

/** A deposit from the choice of method to the end of its order, in whatever state it is. */
export function DepositFlow({ actor, endActions }: Props) {
  const view = useSelector(actor, selectDepositView);
  const error = useSelector(actor, selectDepositError);
  const draft = useSelector(actor, selectDepositDraft);

  switch (view) {
    case 'loading':
      return <DepositSkeleton />;
    case 'loadFailed':
      return <Failure error={error} onRetry={() => actor.send({ type: 'retry' })} />;
    case 'closed':
      return <Closed of="deposit" onRetry={() => actor.send({ type: 'retry' })} />;
    case 'choosing':
      return <DepositForm actor={actor} />;
    case 'confirming':
      return <DepositConfirm actor={actor} />;
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
function Checkout({ actor }: { actor: DepositRef }) {
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

function DepositSkeleton() {
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
