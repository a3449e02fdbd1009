import {
  checkCaptcha,
  checkLoginName,
  checkLoginPassword,
  type Violation,
} from '@parlor/api/rules';
import type { LoginContext, LoginEvent, LoginField, LoginInput } from './login.types.ts';

type Submit = Extract<LoginEvent, { type: 'submit' }>;

/** Rules that a submitted form violates. */
export const getViolations = (
  context: LoginContext,
  { username, password, captchaCode = '' }: Submit,
): Partial<Record<LoginField, Violation>> => {
  const name = checkLoginName(username, context.countryCode);
  const secret = checkLoginPassword(password);
  const captcha = context.needsCaptcha
    ? checkCaptcha(context.captcha === undefined ? '' : captchaCode)
    : undefined;
  return {
    ...(!name.ok && { username: name.violation }),
    ...(!secret.ok && { password: secret.violation }),
    ...(captcha?.ok === false && { captcha: captcha.violation }),
  };
};

/** Input of the call, from a valid form. */
export const toAttempt = (
  { countryCode, captcha, needsCaptcha }: LoginContext,
  { username, password, captchaCode }: Submit,
): LoginInput => {
  const name = checkLoginName(username, countryCode);
  return {
    username: name.ok ? name.value : username.trim(),
    password,
    ...(needsCaptcha &&
      captcha !== undefined &&
      captchaCode !== undefined && { code: captchaCode.trim(), uuid: captcha.uuid }),
  };
};
