import {
  captchaImage,
  changePassword,
  giveProof,
  login,
  register,
  registerV2,
  resetPassword,
  sendPhoneLoginCode,
  sendProofCode,
  sendRegisterPhoneCode,
  sendResetPhoneCode,
  smsLogin,
} from '@parlor/api/calls/auth';
import type { sendBindingPhoneCode } from '@parlor/api/calls/oauth';
import type { Client } from '@parlor/api/client';
import { type Captcha, codeCountdownMachine } from '@parlor/flows/code-countdown';
import { codeLoginMachine } from '@parlor/flows/code-login';
import { effect, listener } from '@parlor/flows/kit';
import { loginMachine } from '@parlor/flows/login';
import { phoneVerificationMachine, type VerifyInput } from '@parlor/flows/phone-verification';
import { type ResetPasswordMode, resetPasswordMachine } from '@parlor/flows/reset-password';
import { signUpMachine } from '@parlor/flows/sign-up';
import { every, now } from '../../platform/clock.ts';
import { randomFourDigits } from '../../platform/random.ts';
import { onReturn } from '../../platform/signals.ts';

type SendCode =
  | typeof sendRegisterPhoneCode
  | typeof sendPhoneLoginCode
  | typeof sendResetPhoneCode
  | typeof sendBindingPhoneCode;

/** The phone joined with four random digits, Base64: for compatibility, not for protection (product decision 4). */
export function codedPhone(phone: string, random: () => number = randomFourDigits): string {
  return btoa(`${phone}${random()}`);
}

/** Loads a captcha image as a data URL; the server sends one, or plain Base64. */
async function loadCaptcha(client: Client, signal: AbortSignal): Promise<Captcha> {
  const { img, uuid } = await client.call(captchaImage, {}, { signal });
  return { uuid, img: img.startsWith('data:') ? img : `data:image/png;base64,${img}` };
}

/** Ticks once a second, and as soon as a suspended tab resumes. */
const ticker = listener<{ type: 'tick'; now: number }>((send) => {
  const tick = () => send({ type: 'tick', now: now() });
  const stops = [every(1000, tick), onReturn(tick)];
  return () => {
    for (const stop of stops) stop();
  };
});

/** Verifies a phone that the player enters: the purposes differ in the calls that send and verify. */
export function phoneVerificationWith(
  client: Client,
  send: SendCode,
  verify: (input: VerifyInput, signal: AbortSignal) => PromiseLike<unknown> = verifiedBySubmit,
): typeof phoneVerificationMachine {
  const countdown = codeCountdownMachine.provide({
    actors: {
      sendCode: effect(async ({ phone, captchaCode, uuid }, signal) => {
        const answer = captchaCode !== undefined && uuid !== undefined && { captchaCode, uuid };
        const args = { code: codedPhone(phone), ...answer };
        const { seconds } = await client.call(send, args, { signal });
        return { seconds };
      }),
      loadCaptcha: effect((_, signal) => loadCaptcha(client, signal)),
      ticker,
    },
  });
  return phoneVerificationMachine.provide({
    actors: { countdown, verify: effect<VerifyInput, unknown>(verify) },
  });
}

/** The request that carries the code verifies it. */
const verifiedBySubmit = () => Promise.resolve();

/** Verifies the player's own phone, which only the server has, as a fresh proof (S19). */
export function proofVerificationWith(client: Client): typeof phoneVerificationMachine {
  const countdown = codeCountdownMachine.provide({
    actors: {
      sendCode: effect(async (_, signal) => {
        const { seconds } = await client.call(sendProofCode, {}, { signal });
        return { seconds };
      }),
      loadCaptcha: effect((_, signal) => loadCaptcha(client, signal)),
      ticker,
    },
  });
  return phoneVerificationMachine.provide({
    actors: {
      countdown,
      verify: effect<VerifyInput, unknown>(({ code }, signal) =>
        client.call(giveProof, { code }, { signal }),
      ),
    },
  });
}

/** The login machine with the calls of this server; the other machines follow. */
export function loginWith(client: Client) {
  return loginMachine.provide({
    actors: {
      login: effect((input, signal) => client.call(login, input, { signal })),
      loadCaptcha: effect((_, signal) => loadCaptcha(client, signal)),
    },
  });
}

export function codeLoginWith(client: Client) {
  return codeLoginMachine.provide({
    actors: {
      verification: phoneVerificationWith(client, sendPhoneLoginCode, (input, signal) =>
        client.call(smsLogin, input, { signal }),
      ),
    },
  });
}

export function signUpWith(client: Client) {
  return signUpMachine.provide({
    actors: {
      verification: phoneVerificationWith(client, sendRegisterPhoneCode),
      register: effect(({ gameUserBankCard, ...fields }, signal) =>
        gameUserBankCard === undefined
          ? client.call(register, fields, { signal })
          : client.call(registerV2, { ...fields, gameUserBankCard }, { signal }),
      ),
    },
  });
}

export function resetPasswordWith(client: Client, mode: ResetPasswordMode) {
  return resetPasswordMachine.provide({
    actors: {
      verification:
        mode === 'forgotten'
          ? phoneVerificationWith(client, sendResetPhoneCode)
          : proofVerificationWith(client),
      resetPassword: effect((input, signal) => client.call(resetPassword, input, { signal })),
      changePassword: effect(async (input, signal) => {
        await client.call(changePassword, input, { signal });
      }),
    },
  });
}
