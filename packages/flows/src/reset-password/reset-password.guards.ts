import {
  checkConfirmation,
  checkLoginName,
  checkLoginPassword,
  checkNewPassword,
  checkPasswordChange,
  checkPhone,
  checkSmsCode,
  type RuleResult,
  type Violation,
} from '@parlor/api/rules';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import type { FlowError } from '../kit/error.ts';
import type {
  ResetPasswordAttempt,
  ResetPasswordContext,
  ResetPasswordEvent,
  ResetPasswordField,
  ResetPasswordForm,
  ResetPasswordMode,
} from './reset-password.types.ts';

type Submit = Extract<ResetPasswordEvent, { type: 'submit' }>;
type Situation = Pick<ResetPasswordContext, 'mode' | 'countryCode' | 'hasProof'>;

const fieldsOfMode: Readonly<Record<ResetPasswordMode, readonly ResetPasswordField[]>> = {
  forgotten: ['phone', 'code', 'username', 'newPwd', 'confirmPwd'],
  change: ['oldPwd', 'newPwd', 'confirmPwd'],
  first: ['code', 'newPwd', 'confirmPwd'],
};

/** The fields that the form has: a code that was taken for a proof is not asked for again. */
export const fieldsOf = ({
  mode,
  hasProof,
}: Pick<Situation, 'mode' | 'hasProof'>): readonly ResetPasswordField[] =>
  fieldsOfMode[mode].filter((field) => field !== 'code' || !hasProof);

const empty: ResetPasswordForm = {
  phone: '',
  code: '',
  username: '',
  oldPwd: '',
  newPwd: '',
  confirmPwd: '',
};

/** The rule of each field, in this form (section 5). */
const rules: Readonly<
  Record<ResetPasswordField, (form: ResetPasswordForm, situation: Situation) => RuleResult<string>>
> = {
  phone: ({ phone }, { countryCode }) => checkPhone(phone, countryCode),
  code: ({ code }) => checkSmsCode(code),
  username: ({ username }, { countryCode }) => checkLoginName(username, countryCode),
  oldPwd: ({ oldPwd }) => checkLoginPassword(oldPwd),
  newPwd: ({ oldPwd, newPwd }, { mode }) =>
    mode === 'change' ? checkPasswordChange(oldPwd, newPwd) : checkNewPassword(newPwd),
  confirmPwd: ({ newPwd, confirmPwd }) => checkConfirmation(newPwd, confirmPwd),
};

/** What of a submitted form breaks a rule of section 5. */
export const violationsOf = (
  situation: Situation,
  { form }: Submit,
): Partial<Record<ResetPasswordField, Violation>> =>
  Object.fromEntries(
    fieldsOf(situation).flatMap((field) => {
      const checked = rules[field]({ ...empty, ...form }, situation);
      return checked.ok ? [] : [[field, checked.violation]];
    }),
  );

/** What is sent of a form that breaks no rule. */
export const attemptOf = (
  situation: Situation,
  { form, endOtherSessions = false }: Submit,
): ResetPasswordAttempt => {
  const filled = { ...empty, ...form };
  const sentOf = (field: ResetPasswordField): string => {
    const checked = rules[field](filled, situation);
    return checked.ok ? checked.value : filled[field];
  };
  return {
    phone: sentOf('phone'),
    code: sentOf('code'),
    username: sentOf('username'),
    oldPassword: filled.oldPwd,
    newPassword: filled.newPwd,
    endOtherSessions,
  };
};

/** The phone to which a code is asked for; undefined for one that breaks the rule. */
export const phoneOf = (
  { mode, countryCode }: Pick<Situation, 'mode' | 'countryCode'>,
  typed: string,
): RuleResult<string> =>
  mode === 'forgotten' ? checkPhone(typed, countryCode) : { ok: true, value: OWN_PHONE };

const FIELD_OF_ARGUMENT: Readonly<Record<string, ResetPasswordField>> = {
  phone: 'phone',
  code: 'code',
  username: 'username',
  password: 'newPwd',
  oldPassword: 'oldPwd',
  newPassword: 'newPwd',
};

/** The field on which a server's refusal belongs; undefined where this form has none for it. */
export const fieldOfError = (
  situation: Pick<Situation, 'mode' | 'hasProof'>,
  error: FlowError | undefined,
): ResetPasswordField | undefined => {
  const field = FIELD_OF_ARGUMENT[error?.field ?? ''];
  return field !== undefined && fieldsOf(situation).includes(field) ? field : undefined;
};
