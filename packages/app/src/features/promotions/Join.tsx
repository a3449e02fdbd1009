import {
  countingRecords,
  promotionInfo,
  promotionList,
  recordList,
} from '@parlor/api/calls/promotions';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { GamePromotionDetail, ParticipationPreview } from '@parlor/api/entities';
import { checkParticipationAmount, readDecimal, type Violation } from '@parlor/api/rules';
import { type PromotionJoinView, selectPromotionJoin } from '@parlor/flows/promotion-join';
import { AmountField } from '@parlor/ui/AmountField';
import { Button } from '@parlor/ui/Button';
import { Callout } from '@parlor/ui/Callout';
import { Card } from '@parlor/ui/Card';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextField } from '@parlor/ui/TextField';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { useApi } from '../../data/api.ts';
import { useBalance } from '../../data/balance.ts';
import { useFormatNearDate } from '../../data/dates.ts';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useInvalidate } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { page } from '../../platform/page.ts';
import { randomId } from '../../platform/random.ts';
import { useCaughtFocus } from '../../platform/use-caught-focus.ts';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { Summary } from '../money/Summary.tsx';
import { useAmountField } from '../money/use-amount-field.ts';
import { promotionJoinWith } from './ports.ts';

interface Props {
  promotion: GamePromotionDetail;
}

/** Joining a promotion, once the wallet's balance is known. */
export function Join({ promotion }: Props) {
  const { recordId } = promotion;
  const [joined, setJoined] = useState<string>();
  return (
    <CallContent result={useBalance()} loading={<Skeleton height={240} />}>
      {({ balance }) => (
        <JoinFlow
          // A promotion joined elsewhere shows its record; one joined here keeps its confirmation.
          key={recordId === joined ? null : recordId}
          promotion={promotion}
          balance={balance}
          onJoined={setJoined}
        />
      )}
    </CallContent>
  );
}

interface JoinFlowProps extends Props {
  balance: string;
  /** The id of the record. */
  onJoined: (id: string) => void;
}

type JoinRef = ReturnType<typeof useJoin>;

function useJoin({ promotion, balance, onJoined }: JoinFlowProps) {
  const { client } = useApi();
  const invalidate = useInvalidate();
  const { currencyExponent: exponent } = useSite();
  const [machine] = useState(() => promotionJoinWith(client));
  const actor = useActorRef(machine, {
    input: { promotion, balance, exponent, createKey: randomId },
  });
  useEffect(() => actor.send({ type: 'balance.changed', balance }), [actor, balance]);
  useEffect(() => {
    const subscription = actor.on('joined', ({ record }) => {
      onJoined(record.id);
      void invalidate(
        getBalanceInfo,
        billList,
        promotionList,
        recordList,
        promotionInfo,
        countingRecords,
      );
    });
    return () => subscription.unsubscribe();
  }, [actor, invalidate, onJoined]);
  return actor;
}

function JoinFlow(props: JoinFlowProps) {
  const actor = useJoin(props);
  const view = useSelector(actor, selectPromotionJoin, shallowEqual);
  const card = useCaughtFocus(view.view);
  const isConfirming = view.view === 'confirming';
  // On a phone the amounts to check would be below the sticky button.
  useEffect(() => {
    if (isConfirming) page.reveal(card.current);
  }, [card, isConfirming]);
  return (
    <Stack ref={card} tabIndex={-1} className={adjust.focusTarget}>
      <View actor={actor} view={view} promotion={props.promotion} />
    </Stack>
  );
}

interface ViewProps extends Props {
  actor: JoinRef;
  view: PromotionJoinView;
}

function View({ actor, view, promotion }: ViewProps) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  switch (view.view) {
    case 'closed':
      return promotion.status === 'upcoming' ? (
        <Ended
          title={t('promotions:join.upcomingTitle')}
          text={t('promotions:join.upcomingText', { time: formatNearDate(promotion.startTime) })}
        />
      ) : (
        <Ended title={t('promotions:join.closedTitle')} text={t('promotions:join.closedText')} />
      );
    case 'alreadyJoined':
      return (
        <Card title={t('promotions:join.alreadyTitle')}>
          <Stack gap={16}>
            <Text as="p" color="muted">
              {t('promotions:join.alreadyText')}
            </Text>
            <OpenRecord id={view.recordId} />
          </Stack>
        </Card>
      );
    case 'joined':
      return (
        <Card title={t('promotions:join.joinedTitle')}>
          <Stack gap={16}>
            <Text as="p" role="status">
              {t('promotions:join.joinedText', { amount: money(view.record.principalAmount) })}
            </Text>
            <OpenRecord id={view.record.id} />
          </Stack>
        </Card>
      );
    case 'uncertain':
      return (
        <Callout
          tone="caution"
          title={t('promotions:join.uncertainTitle')}
          action={
            <Button onClick={() => actor.send({ type: 'retry' })}>{t('actions.retry')}</Button>
          }
        >
          {t('promotions:join.uncertainText', { amount: money(view.draft.amount) })}
        </Callout>
      );
    case 'confirming':
      return <Confirm actor={actor} view={view} />;
    default:
      return <JoinForm actor={actor} view={view} promotion={promotion} />;
  }
}

function Ended({ title, text }: { title: string; text: string }) {
  const t = useTexts();
  return (
    <Callout
      title={title}
      action={
        <Button asChild variant="soft" tone="neutral">
          <Link to={getHref('privilege')}>{t('promotions:join.others')}</Link>
        </Button>
      }
    >
      {text}
    </Callout>
  );
}

function OpenRecord({ id }: { id: string | null }) {
  const t = useTexts();
  return (
    <Button asChild size="lg" fullWidth>
      <Link to={id === null ? getHref('myPromotion') : getHref('myPromotionDetail', { id })}>
        {t('promotions:join.open')}
      </Link>
    </Button>
  );
}

interface FormProps extends Props {
  actor: JoinRef;
  view: Extract<PromotionJoinView, { view: 'form' }>;
}

const isImmediate = ({ code }: Violation) =>
  code === 'promotion.aboveMaximum' || code === 'promotion.insufficientBalance';

function JoinForm({ actor, view, promotion }: FormProps) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const { currencyExponent: exponent, currencySymbol } = useSite();
  const { control, getValues } = useForm({ defaultValues: { amount: view.amount } });
  const [code, setCode] = useState(view.code);
  const { minAmount: minimum, maxAmount: maximum, needsCode } = promotion;
  const { balance, error, isBusy, violations } = view;
  const { field, violation } = useAmountField({
    control,
    check: useCallback(
      (text) => checkParticipationAmount(text, exponent, { balance, minimum, maximum }),
      [balance, exponent, maximum, minimum],
    ),
    isImmediate,
    isSubmitted: violations.amount !== undefined,
  });
  const isCodeWrong = error?.reason === 'promotion.codeWrong';
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const isShort = minor(balance) < minor(minimum);
  return (
    <Card title={t('promotions:join.title')}>
      <MoneyForm
        submit={t('promotions:join.continue')}
        loading={isBusy}
        onSubmit={() => actor.send({ type: 'submit', code, amount: getValues('amount') })}
        notice={
          error !== undefined &&
          !isCodeWrong && <Callout tone="critical">{explain(error).text}</Callout>
        }
        other={
          isShort && (
            <Button asChild size="lg" variant="soft" fullWidth>
              <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
            </Button>
          )
        }
      >
        <AmountField
          {...field}
          label={t('promotions:join.amount')}
          aside={<Text numeric>{t('promotions:join.available', { amount: money(balance) })}</Text>}
          symbol={currencySymbol}
          exponent={exponent}
          presets={getPresets(minimum, maximum, balance, exponent)}
          labels={{
            clear: t('promotions:join.clear'),
            presets: t('promotions:join.presets'),
          }}
          help={t('promotions:join.range', { from: money(minimum), to: money(maximum) })}
          error={explainViolation(t, violation, money)}
          enterKeyHint="done"
        />
        {needsCode && (
          <TextField
            label={t('promotions:join.code')}
            value={code}
            onValueChange={setCode}
            maxLength={40}
            autoComplete="off"
            error={isCodeWrong ? explain(error).text : explainViolation(t, violations.code, money)}
          />
        )}
      </MoneyForm>
    </Card>
  );
}

/** The smallest and the largest amount, and half of it, as far as the balance allows. */
function getPresets(minimum: string, maximum: string, balance: string, exponent: number): string[] {
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const unit = 10n ** BigInt(exponent);
  const [least, most] = [minor(minimum) / unit, minor(maximum) / unit];
  const amounts = [...new Set([least, most / 2n, most])];
  return amounts.filter((amount) => amount >= least && amount * unit <= minor(balance)).map(String);
}

interface ConfirmProps {
  actor: JoinRef;
  view: Extract<PromotionJoinView, { view: 'confirming' }>;
}

function Confirm({ actor, view: { isBusy, isChanged, preview } }: ConfirmProps) {
  const t = useTexts();
  const money = useMoney();
  return (
    <Card title={t('promotions:join.checkTitle')}>
      <MoneyForm
        submit={t('promotions:join.confirm', { amount: money(preview.amount) })}
        loading={isBusy}
        onSubmit={() => actor.send({ type: 'confirm' })}
        notice={isChanged && <Callout tone="caution">{t('promotions:join.changed')}</Callout>}
        other={
          <Button
            size="lg"
            variant="ghost"
            tone="neutral"
            fullWidth
            disabled={isBusy}
            onClick={() => actor.send({ type: 'edit' })}
          >
            {t('promotions:join.change')}
          </Button>
        }
      >
        <Text as="p" color="muted">
          {t('promotions:join.checkText')}
        </Text>
        <PreviewRows preview={preview} />
      </MoneyForm>
    </Card>
  );
}

function PreviewRows({ preview }: { preview: ParticipationPreview }): ReactNode {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { currencyExponent: exponent } = useSite();
  const row = (label: string, amount: string) => ({ label, value: <Money value={amount} /> });
  const asked = (label: string, amount: string) =>
    (readDecimal(amount, exponent) ?? 0n) > 0n ? [row(label, amount)] : [];
  return (
    <Summary
      rows={[
        row(t('promotions:facts.transfer'), preview.amount),
        row(t('promotions:facts.bonus'), preview.bonusAmount),
        ...asked(t('promotions:facts.bets'), preview.askBetAmount),
        ...asked(t('promotions:facts.netWin'), preview.askNetwinAmount),
        ...asked(t('promotions:facts.balance'), preview.askBalance),
        { label: t('promotions:join.deadline'), value: formatNearDate(preview.deadline) },
        row(t('promotions:join.walletAfter'), preview.balanceAfter),
      ]}
    />
  );
}
