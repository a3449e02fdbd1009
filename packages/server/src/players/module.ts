import { account, auth, profile } from '@parlor/api/calls';
import { makeCaptcha, pruneCaptchas } from '../captcha/captcha.ts';
import { pruneCodes } from '../codes/codes.ts';
import { readEncodedPhone, sendCode } from '../codes/send.ts';
import { notFound } from '../http/errors.ts';
import type { Module } from '../platform.ts';
import { endSession } from '../sessions/sessions.ts';
import { readSite } from '../site/store.ts';
import { changePassword, resetForgottenPassword } from './new-password.ts';
import { pruneOnlineTime, reportOnlineTime } from './online-time.ts';
import { editProfile, profileOf } from './profile.ts';
import { giveProof } from './proof.ts';
import { findPlayer } from './store.ts';
import { logIn, logInByCode, signUp, visitorOf } from './ways-in.ts';

const PRUNE_SECONDS = 3_600;
const CAPTCHA_PRUNE_SECONDS = 600;

/** Sign-up, the ways in, passwords, sessions, proof: the calls of the specification (Calls) "Auth". */
export const playersModule: Module = ({ core, calls }) => {
  const { db, clock, config, limits } = core;
  const { sms, captchaWatcher } = core.outside;

  calls.public(auth.captchaImage, async ({ address, log }) => {
    await limits.demand('captcha', address);
    const { uuid, img, answer } = await makeCaptcha(db, clock, config);
    await captchaWatcher?.tell({ uuid, answer }).catch((error: unknown) => {
      log.warn({ err: error }, 'the outside world did not take a captcha');
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
    const token = await signUp(core, await readSite(db), visitorOf(context), {
      ...context.args,
      card: undefined,
    });
    return { token };
  });

  calls.public(auth.registerV2, async (context) => {
    const { gameUserBankCard: card, ...form } = context.args;
    const token = await signUp(core, await readSite(db), visitorOf(context), {
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
    return { token: await logIn(core, await readSite(db), visitorOf(context), form) };
  });

  calls.public(auth.smsLogin, async (context) =>
    logInByCode(core, await readSite(db), visitorOf(context), context.args),
  );

  calls.public(auth.resetPassword, async (context) => ({
    token: await resetForgottenPassword(core, await readSite(db), visitorOf(context), context.args),
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

  calls.holder(auth.getInfo, ({ holder }) => profileOf(db, holder));

  calls.holder(profile.editProfile, async ({ holder, args }) =>
    editProfile(core, await readSite(db), holder, args),
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

  calls.player(account.onlineTime, async ({ principal, args }) => {
    const { countryTimezone } = await readSite(db);
    await reportOnlineTime(db, clock, countryTimezone, principal.playerId, args.onlineTime);
    return {};
  });

  core.jobs.every('onlineTime.prune', { seconds: PRUNE_SECONDS }, () => pruneOnlineTime(db, clock));
  core.jobs.every('codes.prune', { seconds: PRUNE_SECONDS }, () => pruneCodes(db, clock));
  core.jobs.every('captcha.prune', { seconds: CAPTCHA_PRUNE_SECONDS }, () =>
    pruneCaptchas(db, clock),
  );
};
