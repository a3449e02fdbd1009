import type { CallFailure } from '@parlor/api/errors';
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

/** Fields of the form; an accepted code is not requested again. */
export const getFields = ({
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

/** Rule of each field in this form. */
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

/** Rules that a submitted form violates. */
export const getViolations = (
  situation: Situation,
  { form }: Submit,
): Partial<Record<ResetPasswordField, Violation>> =>
  Object.fromEntries(
    getFields(situation).flatMap((field) => {
      const checked = rules[field]({ ...empty, ...form }, situation);
      return checked.ok ? [] : [[field, checked.violation]];
    }),
  );

/** Payload of a valid form. */
export const toAttempt = (
  situation: Situation,
  { form, endOtherSessions = false }: Submit,
): ResetPasswordAttempt => {
  const filled = { ...empty, ...form };
  const toWireValue = (field: ResetPasswordField): string => {
    const checked = rules[field](filled, situation);
    return checked.ok ? checked.value : filled[field];
  };
  return {
    phone: toWireValue('phone'),
    code: toWireValue('code'),
    username: toWireValue('username'),
    oldPassword: filled.oldPwd,
    newPassword: filled.newPwd,
    endOtherSessions,
  };
};

const FIELD_OF_ARGUMENT: Readonly<Record<string, ResetPasswordField>> = {
  phone: 'phone',
  code: 'code',
  username: 'username',
  password: 'newPwd',
  oldPassword: 'oldPwd',
  newPassword: 'newPwd',
};

/** Field that a refusal of the server belongs to; undefined if this form does not have it. */
export const fieldOfError = (
  situation: Pick<Situation, 'mode' | 'hasProof'>,
  error: CallFailure | undefined,
): ResetPasswordField | undefined => {
  const field = FIELD_OF_ARGUMENT[error?.field ?? ''];
  return field !== undefined && getFields(situation).includes(field) ? field : undefined;
};
