import { supportBankList } from '@parlor/api/calls/wallet';
import { checkBankAccount, checkCardholder } from '@parlor/api/rules';
import { type addCardMachine, selectAddCard } from '@parlor/flows/add-card';
import { Button } from '@parlor/ui/Button';
import { Checkbox } from '@parlor/ui/Checkbox';
import { Select } from '@parlor/ui/Select';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { shallowEqual, useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { CallContent } from '../../components/CallContent.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { BankAccountFields } from '../forms/BankAccountFields.tsx';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { Hint } from '../money/Hint.tsx';
import { MoneyForm } from '../money/MoneyForm.tsx';
import { BankIcon } from './BankIcon.tsx';
import { ProofDialog } from './ProofDialog.tsx';

interface Props {
  actor: ActorRefFrom<typeof addCardMachine>;
}

/** A new bank card: bank, account holder and number (specification: Entities and their fields); S19 may require a proof. */
export function CardForm({ actor }: Props) {
  const t = useTexts();
  const result = useCall(supportBankList, {});
  const { data: banks } = result;
  const {
    violations,
    error: refusal,
    isBusy,
    proof,
  } = useSelector(actor, selectAddCard, shallowEqual);
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { bankCode: '', cardholder: '', cardNumber: '', isDefault: false },
  });
  const { field: bank } = useController({ control, name: 'bankCode' });
  const { field: isDefault } = useController({ control, name: 'isDefault' });
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
  const submit = () => {
    const { bankCode, ...card } = getValues();
    actor.send({
      type: 'submit',
      bank: banks?.find((each) => each.bankCode === bankCode),
      ...card,
    });
  };
  return (
    <MoneyForm
      submit={t('wallet:cards.save')}
      loading={isBusy}
      disabled={banks === undefined || banks.length === 0}
      onSubmit={submit}
      notice={<FormError error={isBusy ? undefined : refusal} />}
      other={
        <Button
          size="lg"
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={isBusy}
          onClick={() => actor.send({ type: 'cancel' })}
        >
          {t('actions.cancel')}
        </Button>
      }
    >
      <Text as="p" color="muted">
        {t('wallet:cards.addText')}
      </Text>
      <CallContent
        result={result}
        variant="inline"
        loading={<Skeleton height={72} />}
        empty={<Text as="p">{t('wallet:cards.noBanks')}</Text>}
      >
        {(options) => (
          <Select
            label={t('wallet:cards.bank')}
            placeholder={t('wallet:cards.bankChoose')}
            size="lg"
            options={options.map((each) => ({
              value: each.bankCode,
              label: each.bankName,
              leading: <BankIcon card={each} />,
            }))}
            value={bank.value}
            onValueChange={bank.onChange}
            error={bank.value === '' ? explainViolation(t, violations.bankCode) : undefined}
          />
        )}
      </CallContent>
      <BankAccountFields holder={holder} number={number} />
      <Checkbox
        label={t('wallet:cards.makeDefault')}
        checked={isDefault.value}
        onValueChange={isDefault.onChange}
      />
      <Hint icon={ShieldCheck}>{t('wallet:cards.newNote')}</Hint>
      <ProofDialog proof={proof} description={t('wallet:proof.forCard')} />
    </MoneyForm>
  );
}
