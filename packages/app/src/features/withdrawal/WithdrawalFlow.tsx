import {
  selectWithdrawalDraft,
  selectWithdrawalError,
  selectWithdrawalView,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { Failure } from '../../components/Failure.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { page } from '../../platform/page.ts';
import { Closed, Refused, Uncertain } from '../money/Stops.tsx';
import { AuditView } from './AuditView.tsx';
import { CardForm } from './CardForm.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import type { WithdrawalRef } from './use-withdrawal.ts';
import { WithdrawalConfirm } from './WithdrawalConfirm.tsx';
import * as css from './WithdrawalFlow.css.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** A withdrawal in whatever state it is, with the proof over it when the server asks for one. */
export function WithdrawalFlow({ actor }: { actor: WithdrawalRef }) {
  return (
    <>
      <View actor={actor} />
      <ProofDialog actor={actor} />
    </>
  );
}

function View({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const view = useSelector(actor, selectWithdrawalView);
  const error = useSelector(actor, selectWithdrawalError);
  const draft = useSelector(actor, selectWithdrawalDraft);

  switch (view) {
    case 'loading':
      return <FormSkeleton />;
    case 'loadFailed':
    case 'unavailable':
      return (
        <Failure
          error={error}
          onRetry={() => (view === 'unavailable' ? page.reload() : actor.send({ type: 'retry' }))}
        />
      );
    case 'closed':
      return <Closed of="withdrawal" onRetry={() => actor.send({ type: 'retry' })} />;
    case 'needsCard':
      return (
        <EmptyState
          icon={<CreditCard size={28} />}
          title={t('wallet:withdrawal.needsCardTitle')}
          text={t('wallet:withdrawal.needsCardText')}
          action={
            <Button onClick={() => actor.send({ type: 'card.add' })}>
              {t('wallet:withdrawal.addCard')}
            </Button>
          }
        />
      );
    case 'form':
      return <WithdrawalForm actor={actor} />;
    case 'confirming':
      return <WithdrawalConfirm actor={actor} />;
    case 'addingCard':
      return <CardForm actor={actor} onCancel={() => actor.send({ type: 'cancel' })} />;
    case 'refused':
      return <Refused of="withdrawal" error={error} onEdit={() => actor.send({ type: 'edit' })} />;
    case 'uncertain':
      return (
        <Uncertain
          of="withdrawal"
          amount={draft?.amount}
          onRetry={() => actor.send({ type: 'retry' })}
          onEdit={() => actor.send({ type: 'edit' })}
        />
      );
    default:
      return <AuditView actor={actor} />;
  }
}

function FormSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton shape="text" width="40%" />
      <Skeleton height={72} />
      <Skeleton shape="text" width="30%" />
      <Skeleton height={72} />
      <Skeleton height={44} width="80%" />
      <Skeleton height={72} />
    </div>
  );
}
