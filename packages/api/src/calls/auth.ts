import * as z from 'zod/mini';
import { instant, nothing } from '../entities/common.ts';
import { codeSent, sendCode } from './codes.ts';
import { defineCall } from './define.ts';

export { getInfo, logout } from './session.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const token = z.object({ token: z.string() });

export const registerBankCard = z.object({
  bank: text(40),
  bankName: text(140),
  bankCardName: text(140),
  bankCardAccount: text(40),
  bankCardRemark: text(40),
  icon: z._default(text(400), ''),
  defaultStatus: z._default(z.coerce.number(), 0),
  operatorCode: z._default(text(40), 'CUSTOM'),
});

const registerFields = {
  phone: text(40),
  /** Empty if the site requires no SMS code at sign-up. */
  code: z._default(text(12), ''),
  /** If empty, the phone is used (docs/product.md: Validation rules). */
  username: z._default(text(40), ''),
  password: text(140),
  inviteCode: z._default(text(40), ''),
};

export const captchaImage = defineCall({
  id: 'auth.captchaImage',
  method: 'GET',
  path: '/captcha/captchaImage',
  auth: 'none',
  in: 'query',
  request: nothing,
  /** `img` is a data URL or plain Base64 of an image. */
  response: z.object({ img: z.string(), uuid: z.string() }),
  beside: ['img', 'uuid'],
  summary: 'Returns a captcha image of four characters, valid once for two minutes.',
  origin: 'specification',
});

export const sendRegisterPhoneCode = defineCall({
  id: 'auth.sendRegisterPhoneCode',
  method: 'POST',
  path: '/register/sendRegisterPhoneCode',
  auth: 'none',
  in: 'body',
  request: sendCode,
  response: codeSent,
  secrets: ['code', 'captchaCode'],
  summary: 'Sends the SMS code for sign-up.',
  origin: 'specification',
});

export const register = defineCall({
  id: 'auth.register',
  method: 'POST',
  path: '/register',
  auth: 'none',
  in: 'form',
  request: z.object(registerFields),
  response: token,
  beside: ['token'],
  secrets: ['password', 'code'],
  summary: 'Signs up without a bank card.',
  origin: 'specification',
});

export const registerV2 = defineCall({
  id: 'auth.registerV2',
  method: 'POST',
  path: '/v2/register',
  auth: 'none',
  in: 'form',
  request: z.object({ ...registerFields, gameUserBankCard: z.optional(registerBankCard) }),
  response: token,
  beside: ['token'],
  secrets: ['password', 'code', 'bankCardAccount'],
  summary: 'Signs up, with a bank card if the site requires one.',
  origin: 'specification',
});

export const login = defineCall({
  id: 'auth.login',
  method: 'POST',
  path: '/login',
  auth: 'none',
  in: 'body',
  request: z.object({
    /** User name or phone. */
    username: text(40),
    password: text(140),
    code: z.optional(text(8)),
    uuid: z.optional(text(64)),
  }),
  response: token,
  beside: ['token'],
  secrets: ['password', 'code'],
  summary: 'Logs in with user name or phone, and password; body code 503 requires a (new) captcha.',
  origin: 'specification',
});

export const sendPhoneLoginCode = defineCall({
  id: 'auth.sendPhoneLoginCode',
  method: 'POST',
  path: '/sendPhoneLoginCode',
  auth: 'none',
  in: 'form',
  request: sendCode,
  response: codeSent,
  secrets: ['code', 'captchaCode'],
  summary: 'Sends the SMS code for login.',
  origin: 'specification',
});

export const smsLogin = defineCall({
  id: 'auth.smsLogin',
  method: 'POST',
  path: '/smsLogin',
  auth: 'none',
  in: 'form',
  request: z.object({
    phone: text(40),
    code: text(12),
    /** Another player's invitation code; used for a new account only. An addition. */
    inviteCode: z._default(text(40), ''),
  }),
  response: z.object({
    token: z.string(),
    /** Whether this login created the account, for which an invitation counts. An addition. */
    isNew: z.optional(z.boolean()),
  }),
  beside: ['token'],
  secrets: ['code'],
  summary: 'Logs in with an SMS code; an unknown phone creates an account (product decision 44).',
  origin: 'specification',
});

export const sendResetPhoneCode = defineCall({
  id: 'auth.sendResetPhoneCode',
  method: 'POST',
  path: '/forgetPwd/sendPhoneCode',
  auth: 'none',
  in: 'form',
  request: sendCode,
  response: codeSent,
  secrets: ['code', 'captchaCode'],
  summary: 'Sends the SMS code for a forgotten password, whether or not the phone has an account.',
  origin: 'specification',
});

export const resetPassword = defineCall({
  id: 'auth.resetPassword',
  method: 'PUT',
  path: '/forgetPwd/updatePwd',
  auth: 'none',
  in: 'body',
  request: z.object({ phone: text(40), code: text(12), username: text(40), password: text(140) }),
  response: token,
  beside: ['token'],
  secrets: ['code', 'password'],
  summary:
    'Sets a new password with an SMS code and the user name of the phone; logs in, and ends all other sessions of the player.',
  origin: 'specification',
});

export const changePassword = defineCall({
  id: 'auth.changePassword',
  method: 'PUT',
  path: '/modified/updatePwd',
  auth: 'player',
  /** The contract lists it as query (docs/product.md: Calls); secrets travel in a form body instead (product decision 1). */
  in: 'form',
  request: z.object({
    /**
     * Empty for an account that has no password yet: a fresh proof by code replaces it (product
     * decision 44).
     */
    oldPassword: z._default(text(140), ''),
    newPassword: text(140),
    /** Also ends the player's sessions on other devices (S16). */
    endOtherSessions: z._default(z.union([z.boolean(), z.stringbool()]), false),
  }),
  response: z.object({}),
  secrets: ['oldPassword', 'newPassword'],
  activity: true,
  summary: 'Changes the password; requires the current one.',
  origin: 'specification',
});

export const sendProofCode = defineCall({
  id: 'auth.sendProofCode',
  method: 'POST',
  path: '/proof/sendPhoneCode',
  auth: 'player',
  in: 'form',
  request: nothing,
  response: codeSent,
  activity: true,
  summary: "Sends an SMS code to the player's own phone for a fresh proof (S19).",
  origin: 'addition',
});

export const giveProof = defineCall({
  id: 'auth.giveProof',
  method: 'POST',
  path: '/proof/verify',
  auth: 'player',
  in: 'form',
  /** Exactly one of the two. */
  request: z.object({ password: z.optional(text(140)), code: z.optional(text(12)) }),
  response: z.object({ validUntil: instant }),
  secrets: ['password', 'code'],
  activity: true,
  summary: 'Verifies the player by password or SMS code; the proof is valid for five minutes.',
  origin: 'addition',
});
