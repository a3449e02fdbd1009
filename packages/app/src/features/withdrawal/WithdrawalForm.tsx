import type { WithdrawRequest } from '@parlor/api/entities';
import { checkWithdrawalAmount, readDecimal } from '@parlor/api/rules';
import {
  selectCard,
  selectCards,
  selectWithdrawalAmount,
  selectWithdrawalPresets,
  selectWithdrawalViolations,
  selectWithdrawRequest,
} from '@parlor/flows/withdrawal';
import { AmountField } from '@parlor/ui/AmountField';
import { Button } from '@parlor/ui/Button';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Tag } from '@parlor/ui/Tag';
import { useSelector } from '@xstate/react';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useShowWhen } from '../../data/dates.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Hint } from '../money/Hint.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { BankIcon } from './BankIcon.tsx';
import { useCardName } from './use-card-name.ts';
import type { WithdrawalRef } from './use-withdrawal.ts';
import * as css from './WithdrawalForm.css.ts';

/** To which card, how much, and when it arrives. */
export function WithdrawalForm({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const showWhen = useShowWhen();
  const request = useSelector(actor, selectWithdrawRequest);
  const stated = useSelector(actor, selectWithdrawalAmount);
  const [amount, setAmount] = useState(stated);
  if (request === undefined) return null;
  return (
    <MoneyForm
      submit={t('wallet:withdrawal.continue')}
      onSubmit={() => actor.send({ type: 'submit', amount })}
    >
      <Cards actor={actor} />
      <WithdrawalAmount actor={actor} request={request} value={amount} onValueChange={setAmount} />
      <Hint icon={CalendarClock}>
        <span>{t('wallet:withdrawal.arrives', { time: showWhen(request.arrivesAt) })}</span>
        <span className={css.note}>{t('wallet:withdrawal.holidays')}</span>
      </Hint>
    </MoneyForm>
  );
}

function Cards({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const cardName = useCardName();
  const cards = useSelector(actor, selectCards);
  const card = useSelector(actor, selectCard);
  return (
    <div className={css.cards}>
      <RadioGroup
        label={t('wallet:withdrawal.card')}
        variant="cards"
        options={cards.map((each) => ({
          value: each.cardId,
          label: cardName(each),
          help: each.cardholder,
          leading: <BankIcon card={each} />,
          trailing: each.isNew && <Tag tone="info">{t('wallet:withdrawal.newCard')}</Tag>,
        }))}
        value={card?.cardId}
        onValueChange={(cardId) => actor.send({ type: 'card.choose', cardId })}
      />
      <Button
        variant="ghost"
        leading={<Plus size={20} />}
        className={css.add}
        onClick={() => actor.send({ type: 'card.add' })}
      >
        {t('wallet:withdrawal.addCard')}
      </Button>
    </div>
  );
}

interface AmountProps {
  actor: WithdrawalRef;
  request: WithdrawRequest;
  value: string;
  onValueChange: (amount: string) => void;
}

function WithdrawalAmount({ actor, request, value, onValueChange }: AmountProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol } = useSite();
  const presets = useSelector(actor, selectWithdrawalPresets);
  const submitted = useSelector(actor, selectWithdrawalViolations).amount !== undefined;
  const [left, setLeft] = useState(false);
  const { balance, minAmount, maxAmount, remainingTimes } = request;
  const checked = checkWithdrawalAmount(value, exponent, {
    balance,
    minimum: minAmount,
    maximum: maxAmount,
    remainingTimes,
  });
  const violation = checked.ok ? undefined : checked.violation;
  // More digits never mend what is too much or spent; all else is said when the field is left.
  const isAtOnce =
    violation !== undefined &&
    (violation.code === 'withdrawal.insufficientBalance' ||
      violation.code === 'withdrawal.noTimes' ||
      violation.bound === 'maximum');
  const isDue = isAtOnce || submitted || (left && value !== '');
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const most = minor(balance) < minor(maxAmount) ? balance : maxAmount;
  const range = t('wallet:withdrawal.range', { from: money(minAmount), to: money(maxAmount) });
  // "Please select the correct withdrawal amount" says what is wrong; the range says what is right.
  const isOutOfRange = violation?.code === 'withdrawal.incorrectAmount';
  const words = [explainViolation(t, violation, money), isOutOfRange && range]
    .filter(Boolean)
    .join(' ');
  return (
    <AmountField
      label={t('wallet:withdrawal.amount')}
      aside={
        <span className={css.available}>
          {t('wallet:withdrawal.available', { amount: money(balance) })}
          {minor(most) >= minor(minAmount) && (
            <Button variant="ghost" size="sm" throttle={0} onClick={() => onValueChange(most)}>
              {t('wallet:withdrawal.takeAll')}
            </Button>
          )}
        </span>
      }
      symbol={currencySymbol}
      exponent={exponent}
      presets={presets.filter((preset) => minor(preset) <= minor(most))}
      labels={{ clear: t('wallet:deposit.clear'), presets: t('wallet:deposit.presets') }}
      value={value}
      onValueChange={onValueChange}
      onBlur={() => setLeft(true)}
      help={`${range} ${t('wallet:withdrawal.left', { count: remainingTimes })}`}
      error={isDue ? words : undefined}
      enterKeyHint="done"
    />
  );
}
