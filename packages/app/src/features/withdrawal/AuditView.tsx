import type { Withdrawal } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Result } from '@parlor/ui/Result';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Timeline } from '@parlor/ui/Timeline';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { getStage, type Stage } from './audit.ts';
import { useTimeline } from './use-timeline.ts';
import type { WithdrawalView } from './use-withdrawal.ts';

interface Props {
  view: Extract<WithdrawalView, { order: Withdrawal }>;
}

/** The review of a withdrawal, polled until it is final. */
export function AuditView({ view }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const { order: withdrawal } = view;
  const error = view.view === 'following' ? view.error : undefined;
  const stage = getStage(withdrawal);
  const isFinal = stage === 'done' || stage === 'failed';
  return (
    <Stack paddingBottom={32}>
      <Result
        titleAs="h2"
        status={stage === 'done' ? 'success' : stage === 'failed' ? 'failed' : 'pending'}
        title={t(`wallet:audit.${stage}Title`)}
        amount={<Money variant="balance" value={withdrawal.amount} />}
        text={<StageText withdrawal={withdrawal} stage={stage} />}
      />
      <Card title={t('wallet:audit.timeline')}>
        <Steps withdrawal={withdrawal} />
      </Card>
      <Text as="p" size={13} color="muted" align="center">
        {!isFinal &&
          (error === undefined
            ? t('wallet:audit.following')
            : `${explain(error).text} ${t('wallet:audit.notCurrent')}`)}
      </Text>
      <Stack gap={8}>
        <Button asChild size="lg" variant="soft" fullWidth>
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
        {isFinal && (
          <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
            <Link to={getHref('cashout')}>{t('wallet:withdrawal.again')}</Link>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function StageText({ withdrawal, stage }: { withdrawal: Withdrawal; stage: Stage }) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  if (stage === 'done') return t('wallet:audit.doneText');
  if (stage !== 'failed') {
    return t(`wallet:audit.${stage}Text`, { time: formatNearDate(withdrawal.arrivesAt) });
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
