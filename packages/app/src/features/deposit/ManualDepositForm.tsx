import { PAYER_ACCOUNT_MAX_LENGTH } from '@parlor/api/constants';
import type { BankCard } from '@parlor/api/entities';
import {
  addDays,
  checkDepositTime,
  checkPayerAccount,
  instantAt,
  inZone,
  isoDayAt,
} from '@parlor/api/rules';
import {
  checkAccountAmount,
  type ManualDepositEntry,
  type ManualDepositFormView,
  type manualDepositFormMachine,
  selectManualDepositForm,
} from '@parlor/flows/manual-deposit';
import { AmountField } from '@parlor/ui/AmountField';
import { Button } from '@parlor/ui/Button';
import { DatePicker } from '@parlor/ui/DatePicker';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { TextField } from '@parlor/ui/TextField';
import { shallowEqual, useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '../../components/Failure.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { now } from '../../platform/clock.ts';
import { page } from '../../platform/page.ts';
import { AddCard } from '../cards/AddCard.tsx';
import { BankIcon } from '../cards/BankIcon.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { FormState } from '../money/FormState.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { UploadField } from '../uploads/UploadField.tsx';
import { PayeeDetails } from './PayeeDetails.tsx';

type FormRef = ActorRefFrom<typeof manualDepositFormMachine>;
type FormView = Extract<ManualDepositFormView, { view: 'form' }>;

/** Oldest day of a transfer that can be chosen, before today. */
const OLDEST_DAYS = 30;
const REFERENCE_MAX_LENGTH = 64;

/** The entry as it is typed: day and time are separate fields, in the site's zone. */
interface Typed extends Omit<ManualDepositEntry, 'depositTime'> {
  day: string;
  time: string;
}

/** Payee, the player's transfer, and its receipts; asks a player without a card to add one. */
export function ManualDepositForm({ actor }: { actor: FormRef }) {
  const view = useSelector(actor, selectManualDepositForm, shallowEqual);
  const [isAdding, setAdding] = useState(false);
  const endAdding = (card: BankCard | undefined) => {
    setAdding(false);
    if (card !== undefined) actor.send({ type: 'card.added', card });
  };
  if (isAdding) return <AddCard onEnd={endAdding} />;
  if (view.view === 'unavailable') return <Failure error={view.error} onRetry={page.reload} />;
  return (
    <FormState of="manualDeposit" view={view} onRetry={() => actor.send({ type: 'retry' })}>
      {view.view === 'needsCard' && <NoCard onAdd={() => setAdding(true)} />}
      {view.view === 'form' && <Fields actor={actor} view={view} />}
    </FormState>
  );
}

/** docs/product.md: Error catalogue, manual deposit with no bank card information. */
function NoCard({ onAdd }: { onAdd: () => void }) {
  const t = useTexts();
  return (
    <EmptyState
      icon={<CreditCard size={28} />}
      title={t('payment:manual.needsCardTitle')}
      text={t('payment:manual.needsCardText')}
      action={
        <Stack gap={8}>
          <Button onClick={onAdd}>{t('payment:manual.addCard')}</Button>
          <Button asChild variant="ghost" tone="neutral">
            <Link to={getHref('myWallet')}>{t('payment:manual.notNow')}</Link>
          </Button>
        </Stack>
      }
    />
  );
}

interface FieldsProps {
  actor: FormRef;
  view: FormView;
}

function Fields({ actor, view }: FieldsProps) {
  const t = useTexts();
  const money = useMoney();
  const { currencyExponent: exponent, currencySymbol, countryTimezone: zone } = useSite();
  const { accounts, account, violations, blockedBy } = view;
  const { control, getValues } = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: toTyped(view.entry, zone),
  });
  const payer = useRuleField({
    control,
    name: 'payerAccount',
    check: checkPayerAccount,
    violation: violations.payerAccount,
  });
  const amount = useRuleField({
    control,
    name: 'amount',
    check: (text) => checkAccountAmount(text, exponent, account),
    violation: violations.depositAmount,
    showAmount: money,
  });
  const { field: reference } = useController({ control, name: 'reference' });
  const { field: type } = useController({ control, name: 'memberAccountType' });
  const types = account?.memberAccountTypes ?? [];
  const paidFrom = types.includes(type.value) ? type.value : (types[0] ?? type.value);

  const submit = () => {
    const { day, time, ...entered } = getValues();
    const depositTime = toTime(day, time, zone);
    const entry = { ...entered, memberAccountType: paidFrom, depositTime };
    actor.send({ type: 'submit', entry, now: now() });
  };
  return (
    <MoneyForm
      submit={t('wallet:deposit.continue')}
      disabled={blockedBy !== undefined}
      onSubmit={submit}
      notice={
        blockedBy && (
          <Text as="p" role="status" size={13} color="muted" align="center">
            {t(`payment:manual.blockedBy.${blockedBy}`)}
          </Text>
        )
      }
    >
      <Text as="p" color="muted">
        {t('payment:manual.text')}
      </Text>
      <RadioGroup
        label={t('payment:manual.payee')}
        variant="cards"
        options={accounts.map((each) => ({
          value: each.depositAccount,
          label: each.bankName,
          help: t('wallet:deposit.range', {
            from: money(each.minAmount),
            to: money(each.maxAmount),
          }),
          leading: <BankIcon card={each} />,
        }))}
        value={account?.depositAccount ?? ''}
        onValueChange={(depositAccount) => actor.send({ type: 'account.choose', depositAccount })}
        error={explainViolation(t, violations.depositAccount)}
      />
      {account !== undefined && <PayeeDetails account={account} />}
      {types.length > 1 && (
        <RadioGroup
          label={t('payment:manual.type')}
          variant="cards"
          columns={2}
          options={types.map((value) => ({ value, label: t(`payment:manual.types.${value}`) }))}
          value={paidFrom}
          onValueChange={type.onChange}
        />
      )}
      <TextField
        {...payer}
        label={t(`payment:manual.payer.${paidFrom}`)}
        size="lg"
        maxLength={PAYER_ACCOUNT_MAX_LENGTH}
        autoComplete="off"
        required
      />
      <TransferTime control={control} violation={violations.depositTime} />
      <AmountField
        {...amount}
        label={t('payment:amount')}
        symbol={currencySymbol}
        exponent={exponent}
        labels={{ clear: t('wallet:deposit.clear') }}
        required
      />
      <TextField
        name={reference.name}
        ref={reference.ref}
        value={reference.value}
        onValueChange={reference.onChange}
        label={t('payment:manual.referenceOptional')}
        help={t('payment:manual.referenceHelp')}
        size="lg"
        maxLength={REFERENCE_MAX_LENGTH}
        autoComplete="off"
      />
      <UploadField
        label={t('payment:manual.receipts')}
        purpose="receipt"
        uploads={view.uploads}
        missing={explainViolation(t, view.violations.receiptPhoto)}
      />
    </MoneyForm>
  );
}

interface TransferTimeProps {
  control: Control<Typed>;
  violation: FormView['violations']['depositTime'];
}

function TransferTime({ control, violation }: TransferTimeProps) {
  const t = useTexts();
  const { countryTimezone: zone } = useSite();
  const today = isoDayAt(now(), zone);
  const { field: day } = useController({ control, name: 'day' });
  const chosen = useWatch({ control, name: 'day' });
  const time = useRuleField({
    control,
    name: 'time',
    check: (text) => checkDepositTime(toTime(chosen, text, zone), now()),
    violation,
  });
  return (
    <Grid columns={2} gap={12} align="start">
      <DatePicker
        label={t('payment:manual.day')}
        size="lg"
        today={today}
        min={addDays(today, -OLDEST_DAYS)}
        max={today}
        value={day.value}
        onValueChange={day.onChange}
        required
      />
      <TextField {...time} label={t('payment:manual.time')} type="time" size="lg" required />
    </Grid>
  );
}

/** Milliseconds since 1970 of a day and a time in the site's zone; undefined if one is missing. */
function toTime(day: string, time: string, zone: string): number | undefined {
  return day === '' || time === '' ? undefined : instantAt(`${day} ${time}:00`, zone);
}

/** The entry as it was submitted last; the day of a new one is today. */
function toTyped(entry: ManualDepositEntry | undefined, zone: string): Typed {
  if (entry === undefined) {
    return {
      day: isoDayAt(now(), zone),
      time: '',
      memberAccountType: 'bank',
      payerAccount: '',
      amount: '',
      reference: '',
    };
  }
  const { depositTime, ...rest } = entry;
  return {
    ...rest,
    day: isoDayAt(depositTime ?? now(), zone),
    time: depositTime === undefined ? '' : inZone(depositTime, zone).format('HH:mm'),
  };
}
