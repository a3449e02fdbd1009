import type { PayChannel } from '@parlor/api/entities';
import { checkDepositAmount, readDecimal } from '@parlor/api/rules';
import {
  selectAreChannelsLoading,
  selectChannel,
  selectChannels,
  selectDepositAmount,
  selectDepositError,
  selectHaveChannelsFailed,
  selectMethodId,
  selectMethods,
  selectPresets,
} from '@parlor/flows/deposit';
import { AmountField } from '@parlor/ui/AmountField';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Skeleton } from '@parlor/ui/Skeleton';
import { useSelector } from '@xstate/react';
import { CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { MoneyForm } from '../money/MoneyForm.tsx';
import type { DepositRef } from './use-deposit.ts';

/** The icons that the contract names for methods. */
const icons: Readonly<Record<string, LucideIcon>> = {
  bank: Landmark,
  wallet: Wallet,
  qr: QrCode,
  card: CreditCard,
};

/** Method, channel and amount; the limits stand there before they bite. */
export function DepositForm({ actor }: { actor: DepositRef }) {
  const t = useTexts();
  const methods = useSelector(actor, selectMethods);
  const methodId = useSelector(actor, selectMethodId);
  const channels = useSelector(actor, selectChannels);
  const channel = useSelector(actor, selectChannel);
  const loading = useSelector(actor, selectAreChannelsLoading);
  const failed = useSelector(actor, selectHaveChannelsFailed);
  const error = useSelector(actor, selectDepositError);
  const stated = useSelector(actor, selectDepositAmount);
  const [amount, setAmount] = useState(stated);

  return (
    <MoneyForm
      submit={t('wallet:deposit.continue')}
      disabled={channel === undefined}
      onSubmit={() => actor.send({ type: 'submit', amount })}
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
        value={methodId}
        onValueChange={(value) => actor.send({ type: 'method.choose', methodId: value })}
      />
      {loading && <Skeleton height={64} />}
      {failed && (
        <Failure
          variant="inline"
          titleAs="h3"
          error={error}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {channels.length > 0 && (
        <Channels
          channels={channels}
          value={channel?.channelId}
          onValueChange={(channelId) => actor.send({ type: 'channel.choose', channelId })}
        />
      )}
      {channel !== undefined && (
        <DepositAmount actor={actor} channel={channel} value={amount} onValueChange={setAmount} />
      )}
    </MoneyForm>
  );
}

interface ChannelsProps {
  channels: readonly PayChannel[];
  value: string | undefined;
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
  actor: DepositRef;
  channel: PayChannel;
  value: string;
  onValueChange: (amount: string) => void;
}

function DepositAmount({ actor, channel, value, onValueChange }: AmountProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol } = useSite();
  const presets = useSelector(actor, selectPresets);
  const submitted = useSelector(actor, ({ context }) => context.violation !== undefined);
  const [left, setLeft] = useState(false);
  const checked = checkDepositAmount(value, exponent, {
    minimum: channel.minAmount,
    maximum: channel.maxAmount,
    remainingAmount: channel.remainingAmount,
    remainingTimes: channel.remainingTimes,
  });
  const violation = checked.ok ? undefined : checked.violation;
  // More digits never mend what is too much or spent; all else is said when the field is left.
  const isAtOnce = violation !== undefined && atOnce.has(violation.code);
  const isDue = isAtOnce || submitted || (left && value !== '');
  const most = readDecimal(channel.maxAmount, exponent) ?? 0n;
  return (
    <AmountField
      label={t('wallet:deposit.amount')}
      symbol={currencySymbol}
      exponent={exponent}
      presets={presets.filter((preset) => (readDecimal(preset, exponent) ?? 0n) <= most)}
      labels={{ clear: t('wallet:deposit.clear'), presets: t('wallet:deposit.presets') }}
      value={value}
      onValueChange={onValueChange}
      onBlur={() => setLeft(true)}
      help={t('wallet:deposit.left', {
        count: channel.remainingTimes,
        amount: money(channel.remainingAmount),
      })}
      error={isDue ? explainViolation(t, violation, money) : undefined}
      enterKeyHint="done"
    />
  );
}

const atOnce: ReadonlySet<string> = new Set([
  'deposit.aboveMaximum',
  'deposit.limitExceeded',
  'deposit.noTimes',
]);
