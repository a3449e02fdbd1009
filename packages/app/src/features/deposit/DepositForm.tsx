import { readDecimal, type Violation } from '@parlor/api/rules';
import {
  checkChannelAmount,
  type DepositChannel,
  type DepositFormView,
  type DepositLimits,
  type depositFormMachine,
  selectDepositForm,
} from '@parlor/flows/deposit';
import { AmountField } from '@parlor/ui/AmountField';
import { CallState } from '@parlor/ui/CallState';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Select } from '@parlor/ui/Select';
import { Skeleton } from '@parlor/ui/Skeleton';
import { shallowEqual, useSelector } from '@xstate/react';
import { CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import { useCallback } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '../../components/Failure.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { BankIcon } from '../cards/BankIcon.tsx';
import { FormState } from '../money/FormState.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { useAmountField } from '../money/use-amount-field.ts';
import { ManualDepositLink } from './ManualDepositLink.tsx';
import { Offers } from './Offers.tsx';

type FormRef = ActorRefFrom<typeof depositFormMachine>;
type FormView = Extract<DepositFormView, { view: 'form' }>;

/** The icons that the contract names for methods. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bank: Landmark,
  wallet: Wallet,
  qr: QrCode,
  card: CreditCard,
};

/** Method, channel, bank, offer and amount, with their limits. */
export function DepositForm({ actor }: { actor: FormRef }) {
  const view = useSelector(actor, selectDepositForm, shallowEqual);
  return (
    <>
      <FormState of="deposit" view={view} onRetry={() => actor.send({ type: 'retry' })}>
        {view.view === 'form' && <Fields actor={actor} view={view} />}
      </FormState>
      {view.view === 'closed' && <ManualDepositLink />}
    </>
  );
}

function Fields({ actor, view }: { actor: FormRef; view: FormView }) {
  const t = useTexts();
  const { methods, method, channels } = view;
  const { control, getValues } = useForm({ defaultValues: { amount: view.amount } });
  return (
    <MoneyForm
      submit={t('wallet:deposit.continue')}
      disabled={channels.state !== 'ready'}
      onSubmit={() => actor.send({ type: 'submit', amount: getValues('amount') })}
    >
      <RadioGroup
        label={t('wallet:deposit.method')}
        variant="cards"
        columns={methods.length > 1 ? 2 : 1}
        options={methods.map(({ methodId: value, methodName, icon }) => {
          const Icon = icons[icon] ?? Wallet;
          return {
            value,
            label: methodName,
            leading: <Icon aria-hidden="true" size={24} strokeWidth={1.75} />,
          };
        })}
        value={method.methodId}
        onValueChange={(methodId) => actor.send({ type: 'method.choose', methodId })}
      />
      <CallState
        data={channels.state === 'ready' ? channels : undefined}
        error={channels.state === 'failed' ? channels.error : undefined}
        loading={<Skeleton height={64} />}
        failed={(error) => (
          <Failure
            variant="inline"
            titleAs="h3"
            error={error}
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
      >
        {({ all, selected, bank, limits }) => (
          <>
            <Channels
              channels={all}
              value={selected.channelId}
              onValueChange={(channelId) => actor.send({ type: 'channel.choose', channelId })}
            />
            {bank !== undefined && (
              <Select
                label={t('payment:bank')}
                size="lg"
                options={selected.banks.map((each) => ({
                  value: each.bankCode,
                  label: each.bankName,
                  leading: <BankIcon card={each} />,
                }))}
                value={bank.bankCode}
                onValueChange={(bankCode) => actor.send({ type: 'bank.choose', bankCode })}
              />
            )}
            <Offers
              offers={view.offers}
              value={view.offer}
              onValueChange={(activityId) => actor.send({ type: 'offer.choose', activityId })}
            />
            <DepositAmount control={control} limits={limits} view={view} />
          </>
        )}
      </CallState>
      <ManualDepositLink />
    </MoneyForm>
  );
}

interface ChannelsProps {
  channels: readonly DepositChannel[];
  value: string;
  onValueChange: (channelId: string) => void;
}

function Channels({ channels, value, onValueChange }: ChannelsProps) {
  const t = useTexts();
  const money = useMoney();
  return (
    <RadioGroup
      label={t('wallet:deposit.channel')}
      variant="cards"
      options={channels.map(({ channelId, channelName, minAmount, maxAmount }) => ({
        value: channelId,
        label: channelName,
        help: t('wallet:deposit.range', { from: money(minAmount), to: money(maxAmount) }),
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

interface AmountProps {
  control: Control<{ amount: string }>;
  limits: DepositLimits;
  view: FormView;
}

function DepositAmount({ control, limits, view: { presets, violation: submitted } }: AmountProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol } = useSite();
  const { field, violation } = useAmountField({
    control,
    check: useCallback((text) => checkChannelAmount(text, exponent, limits), [exponent, limits]),
    isImmediate,
    isSubmitted: submitted !== undefined,
  });
  const maximum = readDecimal(limits.maxAmount, exponent) ?? 0n;
  return (
    <AmountField
      {...field}
      label={t('wallet:deposit.amount')}
      symbol={currencySymbol}
      exponent={exponent}
      presets={presets.filter((preset) => (readDecimal(preset, exponent) ?? 0n) <= maximum)}
      labels={{ clear: t('wallet:deposit.clear'), presets: t('wallet:deposit.presets') }}
      help={t('wallet:deposit.left', {
        count: limits.remainingTimes,
        amount: money(limits.remainingAmount),
      })}
      error={explainViolation(t, violation, money)}
      enterKeyHint="done"
    />
  );
}

const immediate: ReadonlySet<Violation['code']> = new Set([
  'deposit.aboveMaximum',
  'deposit.limitExceeded',
  'deposit.noTimes',
]);

const isImmediate = ({ code }: Violation) => immediate.has(code);
