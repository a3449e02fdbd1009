import type { BankCard } from '@parlor/api/entities';
import { readDecimal, type Violation } from '@parlor/api/rules';
import {
  checkRequestAmount,
  selectWithdrawalForm,
  type WithdrawalFormView,
  type withdrawalFormMachine,
} from '@parlor/flows/withdrawal';
import { AmountField } from '@parlor/ui/AmountField';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Inline } from '@parlor/ui/Inline';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { shallowEqual, useSelector } from '@xstate/react';
import { CalendarClock, CreditCard, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { useFormatNearDate } from '../../data/dates.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { AddCard } from '../cards/AddCard.tsx';
import { BankIcon } from '../cards/BankIcon.tsx';
import { useCardName } from '../cards/use-card-name.ts';
import { FormError } from '../forms/FormError.tsx';
import { FormState } from '../money/FormState.tsx';
import { Hint } from '../money/Hint.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { useAmountField } from '../money/use-amount-field.ts';

type FormRef = ActorRefFrom<typeof withdrawalFormMachine>;
type FormView = Extract<WithdrawalFormView, { view: 'form' }>;

/** Card, amount, and time of arrival; a new card for a player without one. */
export function WithdrawalForm({ actor }: { actor: FormRef }) {
  const view = useSelector(actor, selectWithdrawalForm, shallowEqual);
  const [isAdding, setAdding] = useState(false);
  const endAdding = (card: BankCard | undefined) => {
    setAdding(false);
    if (card !== undefined) actor.send({ type: 'card.added', card });
  };
  const add = () => setAdding(true);
  if (isAdding) return <AddCard onEnd={endAdding} />;
  return (
    <FormState of="withdrawal" view={view} onRetry={() => actor.send({ type: 'retry' })}>
      {view.view === 'needsCard' && <NoCard onAdd={add} />}
      {view.view === 'form' && <Fields actor={actor} view={view} onAddCard={add} />}
    </FormState>
  );
}

function NoCard({ onAdd }: { onAdd: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<CreditCard size={28} />}
      title={t('wallet:withdrawal.needsCardTitle')}
      text={t('wallet:withdrawal.needsCardText')}
      action={<Button onClick={onAdd}>{t('wallet:withdrawal.addCard')}</Button>}
    />
  );
}

interface FieldsProps {
  actor: FormRef;
  view: FormView;
  onAddCard: () => void;
}

function Fields({ actor, view, onAddCard }: FieldsProps) {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const { control, getValues, setValue } = useForm({ defaultValues: { amount: view.amount } });
  return (
    <MoneyForm
      submit={t('wallet:withdrawal.continue')}
      loading={view.isBusy}
      notice={<FormError error={view.isBusy ? undefined : view.error} />}
      onSubmit={() => actor.send({ type: 'submit', amount: getValues('amount') })}
    >
      <Cards actor={actor} view={view} onAddCard={onAddCard} />
      <WithdrawalAmount
        control={control}
        view={view}
        onTakeAll={(amount) => setValue('amount', amount)}
      />
      <Hint icon={CalendarClock}>
        <span>
          {t('wallet:withdrawal.arrives', { time: formatNearDate(view.request.arrivesAt) })}
        </span>
        <Text size={13} color="muted">
          {t('wallet:withdrawal.holidays')}
        </Text>
      </Hint>
    </MoneyForm>
  );
}

function Cards({ actor, view: { cards, card }, onAddCard }: FieldsProps) {
  const t = useTexts();
  const cardName = useCardName();
  return (
    <Stack gap={4}>
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
        value={card.cardId}
        onValueChange={(cardId) => actor.send({ type: 'card.choose', cardId })}
      />
      <Inline>
        <Button variant="ghost" leading={<Plus size={20} />} onClick={onAddCard}>
          {t('wallet:withdrawal.addCard')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface AmountProps {
  control: Control<{ amount: string }>;
  view: FormView;
  onTakeAll: (amount: string) => void;
}

function WithdrawalAmount({ control, view, onTakeAll }: AmountProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol } = useSite();
  const { request, presets } = view;
  const { balance, minAmount, maxAmount, remainingTimes } = request;
  const { field, violation } = useAmountField({
    control,
    check: useCallback((text) => checkRequestAmount(text, exponent, request), [exponent, request]),
    isImmediate,
    isSubmitted: view.violation !== undefined,
  });
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const maximum = minor(balance) < minor(maxAmount) ? balance : maxAmount;
  const range = t('wallet:withdrawal.range', { from: money(minAmount), to: money(maxAmount) });
  const error = explainViolation(t, violation, money);
  return (
    <AmountField
      {...field}
      label={t('wallet:withdrawal.amount')}
      aside={
        <Inline as="span" gap={4}>
          <Text numeric>{t('wallet:withdrawal.available', { amount: money(balance) })}</Text>
          {minor(maximum) >= minor(minAmount) && (
            <Button variant="ghost" size="sm" throttle={0} onClick={() => onTakeAll(maximum)}>
              {t('wallet:withdrawal.takeAll')}
            </Button>
          )}
        </Inline>
      }
      symbol={currencySymbol}
      exponent={exponent}
      presets={presets.filter((preset) => minor(preset) <= minor(maximum))}
      labels={{ clear: t('wallet:deposit.clear'), presets: t('wallet:deposit.presets') }}
      help={`${range} ${t('wallet:withdrawal.left', { count: remainingTimes })}`}
      // The text of this violation does not name the range.
      error={violation?.code === 'withdrawal.incorrectAmount' ? `${error} ${range}` : error}
      enterKeyHint="done"
    />
  );
}

const isImmediate = ({ code, bound }: Violation) =>
  code === 'withdrawal.insufficientBalance' || code === 'withdrawal.noTimes' || bound === 'maximum';
