import { activityInfo, activityList, participateInActivity } from '@parlor/api/calls/activities';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { ActivityDetail } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { Callout } from '@parlor/ui/Callout';
import { Card } from '@parlor/ui/Card';
import { ProgressBar } from '@parlor/ui/ProgressBar';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextArea } from '@parlor/ui/TextArea';
import { TextField } from '@parlor/ui/TextField';
import { useController, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useClaim } from './use-claim.ts';

interface Props {
  activity: ActivityDetail;
}

const stale = [activityInfo, activityList, getBalanceInfo, billList];

/** The player's progress in an activity, and its button. */
export function ActivityActions({ activity }: Props) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { attendedDays, button, kind, paidAt, prize, requiredDays, status } = activity;
  const isOver = button === 'claimed' || paidAt !== null;
  return (
    <Card>
      <Stack gap={16}>
        {kind === 'attend' && (
          <>
            <ProgressBar
              label={t('promotions:activity.days')}
              showLabel
              value={attendedDays.length}
              max={requiredDays}
              valueText={t('promotions:activity.daysValue', {
                done: attendedDays.length,
                required: requiredDays,
              })}
            />
            <Text as="p" color="muted">
              {t('promotions:activity.attendNote', { count: requiredDays })}
            </Text>
          </>
        )}
        {kind === 'apply' && <Application activity={activity} />}
        {isOver ? (
          <Callout
            tone="positive"
            title={t('promotions:activity.claimed', { amount: money(prize) })}
          >
            {paidAt !== null &&
              t('promotions:activity.claimedAt', { time: formatNearDate(paidAt) })}
          </Callout>
        ) : status !== 'open' ? (
          <Callout
            title={t(`promotions:offers.${status}`)}
            action={
              <Button asChild variant="soft" tone="neutral">
                <Link to={getHref('privilege', { tab: 'activities' })}>
                  {t('promotions:join.others')}
                </Link>
              </Button>
            }
          >
            {status === 'ended'
              ? t('promotions:join.closedText')
              : t('promotions:join.upcomingText', { time: formatNearDate(activity.startTime) })}
          </Callout>
        ) : button === 'attended' ? (
          kind === 'attend' && (
            <Callout tone="positive">{t('promotions:activity.attended')}</Callout>
          )
        ) : (
          // Each day of a check-in is a claim of its own.
          <Participate key={attendedDays.length} activity={activity} />
        )}
      </Stack>
    </Card>
  );
}

function Application({ activity: { application } }: Props) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  if (application === null) return null;
  const { answer, appliedAt, state } = application;
  const tones = { pendingReview: 'info', approved: 'positive', rejected: 'critical' } as const;
  return (
    <Callout tone={tones[state]} title={t(`promotions:activity.states.${state}`)}>
      {answer || t('promotions:activity.reviewText')}{' '}
      {t('promotions:activity.appliedAt', { time: formatNearDate(appliedAt) })}
    </Callout>
  );
}

function Participate({ activity }: Props) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const { activityId, kind, needsCode, prize } = activity;
  const { claim, view, error } = useClaim(participateInActivity, activityId, stale);
  const { control, handleSubmit } = useForm({ defaultValues: { code: '', note: '' } });
  const code = useController({
    control,
    name: 'code',
    rules: { validate: (text) => !needsCode || text.trim() !== '' },
  });
  const note = useController({ control, name: 'note' });
  const submit = handleSubmit((form) =>
    claim({
      ...(needsCode && { code: form.code.trim() }),
      ...(kind === 'apply' && form.note.trim() !== '' && { note: form.note.trim() }),
    }),
  );
  const isCodeWrong = error?.reason === 'promotion.codeWrong';
  const words = {
    attend: t('promotions:activity.attend'),
    claim: t('promotions:activity.claim', { amount: money(prize) }),
    apply: t('promotions:activity.apply'),
  };
  return (
    <Stack asChild gap={16}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {needsCode && (
          <TextField
            label={t('promotions:activity.code')}
            name={code.field.name}
            value={code.field.value}
            onValueChange={code.field.onChange}
            onBlur={code.field.onBlur}
            ref={code.field.ref}
            maxLength={40}
            autoComplete="off"
            error={
              isCodeWrong
                ? explain(error).text
                : code.fieldState.invalid
                  ? t('promotions:activity.codeNeeded')
                  : undefined
            }
          />
        )}
        {kind === 'apply' && (
          <TextArea
            label={t('promotions:activity.note')}
            help={t('promotions:activity.noteHelp')}
            name={note.field.name}
            value={note.field.value}
            onValueChange={note.field.onChange}
            onBlur={note.field.onBlur}
            ref={note.field.ref}
            maxLength={140}
          />
        )}
        {view === 'uncertain' && (
          <Callout tone="caution">{t('promotions:activity.uncertain')}</Callout>
        )}
        {error !== undefined && !isCodeWrong && view !== 'uncertain' && (
          <Callout tone="critical">{explain(error).text}</Callout>
        )}
        <Button type="submit" size="lg" fullWidth loading={view === 'claiming'}>
          {view === 'uncertain' ? t('actions.retry') : words[kind]}
        </Button>
      </form>
    </Stack>
  );
}
