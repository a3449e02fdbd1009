import { supportBankList } from '@parlor/api/calls/wallet';
import { checkBankAccount, checkCardholder } from '@parlor/api/rules';
import {
  selectIsSavingCard,
  selectProofDialog,
  selectWithdrawalError,
  selectWithdrawalViolations,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { Checkbox } from '@parlor/ui/Checkbox';
import { Select } from '@parlor/ui/Select';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Failure } from '../../components/Failure.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { BankAccountFields } from '../forms/BankAccountFields.tsx';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { Hint } from '../money/Hint.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { BankIcon } from './BankIcon.tsx';
import type { WithdrawalRef } from './use-withdrawal.ts';

interface Props {
  actor: WithdrawalRef;
  onCancel: () => void;
}

/** A new bank card: bank, account holder and number (specification: Entities and their fields). The server asks for a proof (S19). */
export function CardForm({ actor, onCancel }: Props) {
  const t = useTexts();
  const { data: banks, error, isValidating, mutate } = useCall(supportBankList, {});
  const violations = useSelector(actor, selectWithdrawalViolations);
  const saving = useSelector(actor, selectIsSavingCard);
  const proving = useSelector(actor, selectProofDialog) !== 'closed';
  const refusal = useSelector(actor, selectWithdrawalError);
  const [bankCode, setBankCode] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { cardholder: '', cardNumber: '' },
  });
  const holder = useRuleField({
    control,
    name: 'cardholder',
    check: checkCardholder,
    violation: violations.cardholder,
  });
  const number = useRuleField({
    control,
    name: 'cardNumber',
    check: checkBankAccount,
    violation: violations.cardNumber,
  });
  const busy = saving || proving;
  return (
    <MoneyForm
      submit={t('wallet:cards.save')}
      loading={busy}
      disabled={banks === undefined || banks.length === 0}
      onSubmit={() =>
        actor.send({
          type: 'card.submit',
          bank: banks?.find((bank) => bank.bankCode === bankCode),
          isDefault,
          ...getValues(),
        })
      }
      notice={<FormError error={busy ? undefined : refusal} />}
      other={
        <Button
          size="lg"
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={busy}
          onClick={onCancel}
        >
          {t('actions.cancel')}
        </Button>
      }
    >
      <Text as="p" color="muted">
        {t('wallet:cards.addText')}
      </Text>
      {banks === undefined && error === undefined && <Skeleton height={72} />}
      {banks === undefined && error !== undefined && (
        <Failure
          error={error}
          variant="inline"
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      )}
      {banks?.length === 0 && <Text as="p">{t('wallet:cards.noBanks')}</Text>}
      {banks !== undefined && banks.length > 0 && (
        <Select
          label={t('wallet:cards.bank')}
          placeholder={t('wallet:cards.bankChoose')}
          size="lg"
          options={banks.map((bank) => ({
            value: bank.bankCode,
            label: bank.bankName,
            leading: <BankIcon card={bank} />,
          }))}
          value={bankCode}
          onValueChange={setBankCode}
          error={bankCode === '' ? explainViolation(t, violations.bankCode) : undefined}
        />
      )}
      <BankAccountFields holder={holder} number={number} />
      <Checkbox
        label={t('wallet:cards.makeDefault')}
        checked={isDefault}
        onValueChange={setIsDefault}
      />
      <Hint icon={ShieldCheck}>{t('wallet:cards.newNote')}</Hint>
    </MoneyForm>
  );
}
