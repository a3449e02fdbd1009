import type { CallFailure } from '@parlor/api/errors';
import {
  checkBank,
  checkBankAccount,
  checkCardholder,
  checkNewPassword,
  checkOptionalUsername,
  checkPhone,
  type RuleResult,
  usernameFitsPhone,
  type Violation,
} from '@parlor/api/rules';
import type {
  RegisterPayload,
  SignUpContext,
  SignUpEvent,
  SignUpField,
  SignUpForm,
  SignUpStep,
} from './sign-up.types.ts';

/** A step's fields in the wire format, and the rules that they violate. */
export interface CheckedStep {
  readonly fields: Partial<SignUpForm>;
  readonly violations: Partial<Record<SignUpField, Violation>>;
}

const toCheckedStep = (
  field: SignUpField,
  typed: string,
  result: RuleResult<string>,
): CheckedStep =>
  result.ok
    ? { fields: { [field]: result.value }, violations: {} }
    : { fields: { [field]: typed }, violations: { [field]: result.violation } };

const both = (left: CheckedStep, right: CheckedStep): CheckedStep => ({
  fields: { ...left.fields, ...right.fields },
  violations: { ...left.violations, ...right.violations },
});

const checkUsername = (username: string, phone: string, country: string): RuleResult<string> => {
  const checked = checkOptionalUsername(username);
  return checked.ok && !usernameFitsPhone(checked.value, phone, country)
    ? { ok: false, violation: { code: 'username.incorrect' } }
    : checked;
};

/** Validates a submitted step. Invalid input is kept as typed, so that it can be corrected. */
export const checkStep = (
  { countryCode }: Pick<SignUpContext, 'countryCode'>,
  event: SignUpEvent,
): CheckedStep => {
  switch (event.type) {
    case 'submit.identity':
      return both(
        toCheckedStep('phone', event.phone, checkPhone(event.phone, countryCode)),
        toCheckedStep(
          'username',
          event.username,
          checkUsername(event.username, event.phone, countryCode),
        ),
      );
    case 'submit.password':
      return toCheckedStep('password', event.password, checkNewPassword(event.password));
    case 'submit.bank': {
      const checked = checkBank(event.bank?.bankCode ?? '');
      return {
        fields: { bank: event.bank },
        violations: checked.ok ? {} : { bank: checked.violation },
      };
    }
    case 'submit.account':
      return both(
        toCheckedStep(
          'bankAccountName',
          event.bankAccountName,
          checkCardholder(event.bankAccountName),
        ),
        toCheckedStep('bankAccount', event.bankAccount, checkBankAccount(event.bankAccount)),
      );
    default:
      return { fields: {}, violations: {} };
  }
};

/** Steps enabled by this site's flags. */
export const getSteps = ({
  smsEnabled,
  bankEnabled,
}: Pick<SignUpContext, 'smsEnabled' | 'bankEnabled'>): readonly SignUpStep[] => [
  'identity',
  ...(smsEnabled ? (['code'] as const) : []),
  'password',
  ...(bankEnabled ? (['bank', 'account'] as const) : []),
];

const STEP_OF_FIELD: Readonly<Record<string, SignUpStep>> = {
  phone: 'identity',
  username: 'identity',
  inviteCode: 'identity',
  invitationCode: 'identity',
  code: 'code',
  password: 'password',
  bank: 'bank',
  bankName: 'bank',
  bankCardName: 'account',
  bankCardAccount: 'account',
};

const STEP_OF_REASON: Readonly<Record<string, SignUpStep>> = {
  'phone.invalid': 'identity',
  'phone.taken': 'identity',
  'username.invalid': 'identity',
  'username.taken': 'identity',
  'inviteCode.invalid': 'identity',
  'code.wrong': 'code',
  'code.expired': 'code',
  'signUp.codeNeeded': 'code',
  'password.invalid': 'password',
  'signUp.bankNeeded': 'bank',
  'bankCard.duplicate': 'account',
  'bankCard.invalid': 'account',
};

/**
 * The step that a refusal of the server belongs to: by its field or reason, if that step exists;
 * otherwise the last one, which is the current one.
 */
export const stepOfError = (
  context: Pick<SignUpContext, 'smsEnabled' | 'bankEnabled'>,
  { field, reason }: CallFailure,
): SignUpStep => {
  const steps = getSteps(context);
  const last = steps.at(-1) ?? 'password';
  const named = field?.split('.').at(-1) ?? '';
  const step = STEP_OF_FIELD[named] ?? STEP_OF_REASON[reason ?? ''] ?? last;
  return steps.includes(step) ? step : last;
};

/** Register payload. */
export const toPayload = ({
  form,
  inviteCode,
  smsEnabled,
  bankEnabled,
}: SignUpContext): RegisterPayload => ({
  phone: form.phone,
  code: smsEnabled ? form.code : '',
  username: form.username,
  password: form.password,
  inviteCode,
  ...(bankEnabled &&
    form.bank !== undefined && {
      gameUserBankCard: {
        bank: form.bank.bankCode,
        bankName: form.bank.bankName,
        bankCardName: form.bankAccountName,
        bankCardAccount: form.bankAccount,
        bankCardRemark: form.phone,
        icon: form.bank.icon,
        defaultStatus: 0,
        operatorCode: 'CUSTOM',
      },
    }),
});
