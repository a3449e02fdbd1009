import {
  selectWithdrawalDraft,
  selectWithdrawalError,
  selectWithdrawalView,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Result } from '@parlor/ui/Result';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { CreditCard, LockKeyhole } from 'lucide-react';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { page } from '../../platform/page.ts';
import { useMoney } from '../wallet/use-money.ts';
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
  const explain = useExplain();
  const view = useSelector(actor, selectWithdrawalView);
  const error = useSelector(actor, selectWithdrawalError);

  switch (view) {
    case 'loading':
      return <FormSkeleton />;
    case 'loadFailed':
    case 'unavailable':
      return (
        <ErrorState
          title={t('failure.title')}
          text={explain(error).text}
          requestId={explain(error).requestId || undefined}
          onRetry={() => (view === 'unavailable' ? page.reload() : actor.send({ type: 'retry' }))}
          labels={{ retry: t('actions.retry') }}
        />
      );
    case 'closed':
      return (
        <EmptyState
          icon={<LockKeyhole size={28} />}
          title={t('wallet:cashout.closedTitle')}
          text={t('wallet:cashout.closedText')}
          action={
            <Button variant="soft" onClick={() => actor.send({ type: 'retry' })}>
              {t('actions.retry')}
            </Button>
          }
        />
      );
    case 'needsCard':
      return (
        <EmptyState
          icon={<CreditCard size={28} />}
          title={t('wallet:cashout.needsCardTitle')}
          text={t('wallet:cashout.needsCardText')}
          action={
            <Button onClick={() => actor.send({ type: 'card.add' })}>
              {t('wallet:cashout.addCard')}
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
      return (
        <Result
          titleAs="h2"
          status="failed"
          title={t('wallet:cashout.refusedTitle')}
          text={explain(error).text}
          actions={
            <Button size="lg" fullWidth onClick={() => actor.send({ type: 'edit' })}>
              {t('wallet:cashout.change')}
            </Button>
          }
        />
      );
    case 'uncertain':
      return <Uncertain actor={actor} />;
    default:
      return <AuditView actor={actor} />;
  }
}

/** Nobody knows whether the request arrived: only the same key may be sent again (S3). */
function Uncertain({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const money = useMoney();
  const draft = useSelector(actor, selectWithdrawalDraft);
  return (
    <Result
      titleAs="h2"
      status="pending"
      title={t('wallet:cashout.uncertainTitle')}
      text={t('wallet:cashout.uncertainText', { amount: money(draft?.amount ?? '') })}
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
            {t('wallet:cashout.startOver')}
          </Button>
        </>
      }
    />
  );
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
