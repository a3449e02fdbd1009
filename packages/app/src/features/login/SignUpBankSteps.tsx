import { supportBankList } from '@parlor/api/calls/wallet';
import { checkBankAccount, checkCardholder } from '@parlor/api/rules';
import type { SignUpView } from '@parlor/flows/sign-up';
import { RadioGroup } from '@parlor/ui/RadioGroup';
import { SearchField } from '@parlor/ui/SearchField';
import { Spinner } from '@parlor/ui/Spinner';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { CallContent } from '../../components/CallContent.tsx';
import { explainViolation } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { BankAccountFields } from '../forms/BankAccountFields.tsx';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignUpFoot } from './SignUpFoot.tsx';
import type { StepProps } from './sign-up-step.ts';

/** Number of banks from which a search field is shown. */
const SEARCH_FROM = 8;

/** Step 4: the bank. */
export function BankStep({ actor, view, onBack }: StepProps) {
  const t = useTexts();
  const { form, violations, progress } = view;
  const result = useCall(supportBankList, {});
  const { data: banks } = result;
  const [search, setSearch] = useState('');
  const { control } = useForm({ defaultValues: { bankCode: form.bank?.bankCode ?? '' } });
  const { field } = useController({ control, name: 'bankCode' });
  const wanted = search.trim().toLowerCase();
  const shown = banks?.filter(({ bankName }) => bankName.toLowerCase().includes(wanted));
  return (
    <AuthFrame
      title={t('auth:signUp.bankTitle')}
      text={t('auth:signUp.bankText')}
      onBack={onBack}
      steps={progress}
      onSubmit={() =>
        actor.send({
          type: 'submit.bank',
          bank: banks?.find(({ bankCode }) => bankCode === field.value),
        })
      }
      foot={<SignUpFoot view={view} disabled={banks === undefined} />}
    >
      {banks !== undefined && banks.length >= SEARCH_FROM && (
        <SearchField
          label={t('auth:fields.bankSearch')}
          placeholder={t('auth:fields.bankSearch')}
          value={search}
          onValueChange={setSearch}
        />
      )}
      <CallContent
        result={{ ...result, data: shown }}
        variant="inline"
        loading={<Spinner />}
        empty={<p>{t('auth:signUp.banksEmpty')}</p>}
      >
        {(options) => (
          <RadioGroup
            label={t('auth:fields.bank')}
            hideLabel
            variant="cards"
            options={options.map((bank) => ({
              value: bank.bankCode,
              label: bank.bankName,
              ...(bank.icon !== '' && {
                leading: <img src={bank.icon} alt="" width={32} height={32} />,
              }),
            }))}
            value={field.value}
            onValueChange={field.onChange}
            error={field.value === '' ? explainViolation(t, violations.bank) : undefined}
          />
        )}
      </CallContent>
    </AuthFrame>
  );
}

interface AccountProps extends StepProps {
  view: Extract<SignUpView, { step: 'account' }>;
}

/** Step 5: account name and number. */
export function AccountStep({ actor, view, onBack }: AccountProps) {
  const t = useTexts();
  const { form, violations, progress, bank } = view;
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { bankAccountName: form.bankAccountName, bankAccount: form.bankAccount },
  });
  const holder = useRuleField({
    control,
    name: 'bankAccountName',
    check: checkCardholder,
    violation: violations.bankAccountName,
  });
  const number = useRuleField({
    control,
    name: 'bankAccount',
    check: checkBankAccount,
    violation: violations.bankAccount,
  });
  const focus = useFocusAtFirst();
  return (
    <AuthFrame
      title={t('auth:signUp.accountTitle')}
      text={t('auth:signUp.accountText', { bank: bank.bankName })}
      onBack={onBack}
      steps={progress}
      onSubmit={() => actor.send({ type: 'submit.account', ...getValues() })}
      foot={<SignUpFoot view={view} />}
    >
      <BankAccountFields holder={holder} number={number} focus={focus} />
    </AuthFrame>
  );
}
