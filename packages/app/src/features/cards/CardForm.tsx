import { supportBankList } from '@parlor/api/calls/wallet';
import { checkCardholder } from '@parlor/api/rules';
import { type cardFormMachine, checkCardNumber, selectCardForm } from '@parlor/flows/card-form';
import { Button } from '@parlor/ui/Button';
import { Checkbox } from '@parlor/ui/Checkbox';
import { Combobox } from '@parlor/ui/Combobox';
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
  actor: ActorRefFrom<typeof cardFormMachine>;
}

/** A new or edited bank card: bank, account holder and number (docs/product.md: Entities and their fields); S19 may require a proof. */
export function CardForm({ actor }: Props) {
  const t = useTexts();
  const result = useCall(supportBankList, {});
  const { data: banks } = result;
  const shown = useSelector(actor, selectCardForm, shallowEqual);
  const { card } = shown;
  const entering = shown.view === 'entering' ? shown : undefined;
  const isBusy = shown.view === 'saving' || shown.view === 'proving';
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: {
      bankCode: card?.bankCode ?? '',
      cardholder: card?.cardholder ?? '',
      cardNumber: '',
      isDefault: false,
    },
  });
  const { field: bank } = useController({ control, name: 'bankCode' });
  const { field: isDefault } = useController({ control, name: 'isDefault' });
  const holder = useRuleField({
    control,
    name: 'cardholder',
    check: checkCardholder,
    violation: entering?.violations.cardholder,
  });
  const number = useRuleField({
    control,
    name: 'cardNumber',
    check: (text) => checkCardNumber(text, card),
    violation: entering?.violations.cardNumber,
  });
  const submit = () => {
    const { bankCode, ...entered } = getValues();
    actor.send({
      type: 'submit',
      bank: banks?.find((each) => each.bankCode === bankCode),
      ...entered,
    });
  };
  return (
    <MoneyForm
      submit={t('cards:save')}
      loading={isBusy}
      disabled={banks === undefined || banks.length === 0}
      onSubmit={submit}
      notice={<FormError error={entering?.error} />}
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
        {card === undefined ? t('cards:addText') : t('cards:editText')}
      </Text>
      <CallContent
        result={result}
        variant="inline"
        loading={<Skeleton height={72} />}
        empty={<Text as="p">{t('cards:noBanks')}</Text>}
      >
        {(options) => (
          <Combobox
            label={t('cards:bank')}
            placeholder={t('cards:bankChoose')}
            size="lg"
            options={options.map((each) => ({
              value: each.bankCode,
              label: each.bankName,
              leading: <BankIcon card={each} />,
            }))}
            value={bank.value}
            onValueChange={bank.onChange}
            error={
              bank.value === '' ? explainViolation(t, entering?.violations.bankCode) : undefined
            }
          />
        )}
      </CallContent>
      <BankAccountFields
        holder={holder}
        number={number}
        numberHelp={card && t('cards:unchangedNumber', { number: card.cardNumber })}
      />
      {card === undefined && (
        <Checkbox
          label={t('cards:makeDefault')}
          checked={isDefault.value}
          onValueChange={isDefault.onChange}
        />
      )}
      <Hint icon={ShieldCheck}>{t('cards:newNote')}</Hint>
      <ProofDialog
        proof={shown.view === 'proving' ? shown.proof : undefined}
        description={t('wallet:proof.forCard')}
      />
    </MoneyForm>
  );
}
