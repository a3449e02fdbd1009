import { auth } from '@parlor/api/calls';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { makeCaptcha, pruneCaptchas } from '../captcha/index.ts';
import { pruneCodes, readEncodedPhone, sendCode } from '../codes/index.ts';
import { findPlayer } from '../players/index.ts';
import { endSession } from '../sessions/index.ts';
import { readSite } from '../site/index.ts';
import { changePassword, resetForgottenPassword } from './change-password.ts';
import { logIn, logInByCode, signUp, toVisitor } from './log-in.ts';
import { giveProof } from './proof.ts';

const PRUNE_SECONDS = 3_600;
const CAPTCHA_PRUNE_SECONDS = 600;

/** Sign-up, login, passwords, proof: the calls of docs/product.md (Calls) "Auth". */
export const authenticationModule: Module = ({ core, calls }) => {
  const { db, clock, config, limits } = core;
  const { sms, captchaWatcher } = core.outside;

  calls.public(auth.captchaImage, async ({ address, log }) => {
    await limits.demand('captcha', address);
    const { uuid, img, answer } = await makeCaptcha(db, clock, config);
    await captchaWatcher?.report({ uuid, answer }).catch((error: unknown) => {
      log.warn({ err: error }, 'the sandbox did not accept a captcha');
    });
    return { uuid, img };
  });

  for (const [call, purpose] of [
    [auth.sendRegisterPhoneCode, 'register'],
    [auth.sendPhoneLoginCode, 'login'],
    [auth.sendResetPhoneCode, 'reset'],
  ] as const) {
    calls.public(call, async ({ args, address, deviceHash, locale }) => {
      const settings = await readSite(db);
      return await sendCode(core, sms, {
        ...readEncodedPhone(args.code, settings.countryCode),
        purpose,
        address,
        deviceHash,
        locale,
        websiteName: settings.websiteName,
        captcha: { uuid: args.uuid, answer: args.captchaCode },
      });
    });
  }

  calls.public(auth.register, async (context) => {
    const token = await signUp(core, await readSite(db), toVisitor(context), {
      ...context.args,
      card: undefined,
    });
    return { token };
  });

  calls.public(auth.registerV2, async (context) => {
    const { gameUserBankCard: card, ...form } = context.args;
    const token = await signUp(core, await readSite(db), toVisitor(context), {
      ...form,
      card: card && {
        bankCode: card.bank,
        cardholder: card.bankCardName,
        cardNumber: card.bankCardAccount,
      },
    });
    return { token };
  });

  calls.public(auth.login, async (context) => {
    const { username, password, code, uuid } = context.args;
    const captcha = { uuid, answer: code };
    const form = { username, password, captcha };
    return { token: await logIn(core, await readSite(db), toVisitor(context), form) };
  });

  calls.public(auth.smsLogin, async (context) =>
    logInByCode(core, await readSite(db), toVisitor(context), context.args),
  );

  calls.public(auth.resetPassword, async (context) => ({
    token: await resetForgottenPassword(core, await readSite(db), toVisitor(context), context.args),
  }));

  calls.player(auth.changePassword, async ({ principal, args }) => {
    await changePassword(core, principal, args);
    return {};
  });

  calls.holder(
    auth.logout,
    async ({ holder }) => {
      await endSession(db, clock, holder.sessionId);
      return {};
    },
    { alsoPost: true },
  );

  calls.player(auth.sendProofCode, async ({ principal, address, deviceHash, locale }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const { websiteName } = await readSite(db);
    return await sendCode(core, sms, {
      phone: player.phone,
      phoneKey: player.phone_key,
      purpose: 'proof',
      address,
      deviceHash,
      locale,
      websiteName,
      captcha: undefined,
    });
  });

  calls.player(auth.giveProof, async ({ principal, args, address, deviceHash }) => ({
    validUntil: (await giveProof(core, principal, { address, deviceHash }, args)).toISOString(),
  }));

  core.jobs.every('codes.prune', { seconds: PRUNE_SECONDS }, () => pruneCodes(db, clock));
  core.jobs.every('captcha.prune', { seconds: CAPTCHA_PRUNE_SECONDS }, () =>
    pruneCaptchas(db, clock),
  );
};
