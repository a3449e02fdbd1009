import type { Withdrawal } from '@parlor/api/entities';
import {
  selectWithdrawal,
  selectWithdrawalError,
  selectWithdrawalView,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Result } from '@parlor/ui/Result';
import { Text } from '@parlor/ui/Text';
import { Timeline } from '@parlor/ui/Timeline';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { Money } from '../../components/Money.tsx';
import { useShowWhen } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { ResultSkeleton } from '../money/ResultSkeleton.tsx';
import * as css from './AuditView.css.ts';
import { type Stage, stageOf } from './audit.ts';
import { useTimeline } from './use-timeline.ts';
import type { WithdrawalRef } from './use-withdrawal.ts';

/** How far a withdrawal has come: under review, approved, paid or failed. It changes by itself. */
export function AuditView({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const explain = useExplain();
  const withdrawal = useSelector(actor, selectWithdrawal);
  const view = useSelector(actor, selectWithdrawalView);
  const error = useSelector(actor, selectWithdrawalError);
  if (withdrawal === undefined && error !== undefined) {
    return <Failure error={error} onRetry={() => actor.send({ type: 'retry' })} />;
  }
  if (withdrawal === undefined) return <ResultSkeleton />;
  const stage = stageOf(withdrawal);
  const ended = view === 'done' || view === 'failed';
  return (
    <div className={css.root}>
      <Result
        titleAs="h2"
        status={stage === 'done' ? 'success' : stage === 'failed' ? 'failed' : 'pending'}
        title={t(`wallet:audit.${stage}Title`)}
        amount={<Money variant="balance" value={withdrawal.amount} />}
        text={<Words withdrawal={withdrawal} stage={stage} />}
      />
      <Card title={t('wallet:audit.timeline')}>
        <Steps withdrawal={withdrawal} />
      </Card>
      <Text as="p" size={13} color="muted" align="center">
        {!ended &&
          (error === undefined
            ? t('wallet:audit.following')
            : `${explain(error).text} ${t('wallet:audit.notCurrent')}`)}
      </Text>
      <div className={css.actions}>
        <Button asChild size="lg" variant="soft" fullWidth>
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
        {ended && (
          <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
            <Link to={getHref('cashout')}>{t('wallet:withdrawal.again')}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

function Words({ withdrawal, stage }: { withdrawal: Withdrawal; stage: Stage }) {
  const t = useTexts();
  const showWhen = useShowWhen();
  if (stage === 'done') return t('wallet:audit.doneText');
  if (stage !== 'failed') {
    return t(`wallet:audit.${stage}Text`, { time: showWhen(withdrawal.arrivesAt) });
  }
  const reason =
    withdrawal.reason === 'payoutFailed'
      ? t('wallet:audit.reasons.payoutFailed')
      : t('wallet:audit.reasons.rejected');
  return t('wallet:audit.failedText', { reason });
}

function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTexts();
  const entries = useTimeline(withdrawal);
  return (
    <Timeline
      label={t('wallet:audit.timeline')}
      entries={entries}
      labels={{
        states: {
          done: t('wallet:audit.states.done'),
          current: t('wallet:audit.states.current'),
          ahead: t('wallet:audit.states.ahead'),
          failed: t('wallet:audit.states.failed'),
        },
      }}
    />
  );
}
