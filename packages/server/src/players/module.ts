import { account, auth } from '@parlor/api/calls';
import { makeCaptcha } from '../captcha/captcha.ts';
import { readEncodedPhone, sendCode } from '../codes/send.ts';
import type { CallContext } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import type { Module } from '../platform.ts';
import { endSession } from '../sessions/sessions.ts';
import { readSite } from '../site/store.ts';
import { reportOnlineTime } from './online-time.ts';
import { giveProof } from './proof.ts';
import { findPlayer, userInfoOf } from './store.ts';
import { logIn, logInByCode, signUp, type Visitor } from './ways-in.ts';

type AnyContext = Pick<CallContext<never>, 'address' | 'userAgent' | 'locale'>;
const visitorOf = ({ address, userAgent, locale }: AnyContext): Visitor => ({
  address,
  userAgent,
  locale,
});

/** Sign-up, the ways in, sessions, proof: the calls of section 7 "Auth". */
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
  ] as const) {
    calls.public(call, async ({ args, address, locale }) => {
      const settings = await readSite(db);
      return await sendCode(core, sms, {
        ...readEncodedPhone(args.code, settings.countryCode),
        purpose,
        address,
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

  calls.public(auth.smsLogin, async (context) => ({
    token: await logInByCode(core, await readSite(db), visitorOf(context), context.args),
  }));

  calls.player(
    auth.logout,
    async ({ principal }) => {
      await endSession(db, clock, principal.sessionId);
      return {};
    },
    { alsoPost: true },
  );

  calls.player(auth.getInfo, async ({ principal }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    return userInfoOf(player);
  });

  calls.player(auth.sendProofCode, async ({ principal, address, locale }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const { websiteName } = await readSite(db);
    return await sendCode(core, sms, {
      phone: player.phone,
      phoneKey: player.phone_key,
      purpose: 'proof',
      address,
      locale,
      websiteName,
      captcha: undefined,
    });
  });

  calls.player(auth.giveProof, async ({ principal, args }) => ({
    validUntil: (await giveProof(core, principal, args)).toISOString(),
  }));

  calls.player(account.onlineTime, async ({ principal, args }) => {
    await reportOnlineTime(db, clock, principal.playerId, args.onlineTime);
    return {};
  });
};
