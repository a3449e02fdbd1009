import { oauth } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { toVisitor } from '../authentication/index.ts';
import { readEncodedPhone, sendCode } from '../codes/index.ts';
import { pruneIdentities } from '../players/index.ts';
import { readSite } from '../site/index.ts';
import { bindPhone, getNewcomer, logInSocially } from './social-login.ts';

const PRUNE_SECONDS = 3_600;

/** Social login: the calls below `/oauth` (docs/product.md: Calls). */
export const socialLoginModule: Module = ({ core, calls }) => {
  const { db, clock } = core;
  const { identity, sms } = core.outside;

  calls.public(oauth.identityProviders, async ({ log }) => {
    if (!identity) return { rows: [] };
    try {
      return { rows: [await identity.describe()] };
    } catch (error) {
      // Social login is unavailable now, and other logins work: it is not offered.
      log.warn({ err: error }, 'discovery of the identity provider failed');
      return { rows: [] };
    }
  });

  calls.public(oauth.socialLogin, async (context) =>
    logInSocially(core, identity, toVisitor(context), context.args),
  );

  calls.holder(
    oauth.sendBindingPhoneCode,
    async ({ holder, args, address, deviceHash, locale }) => {
      getNewcomer(holder);
      const settings = await readSite(db);
      return await sendCode(core, sms, {
        ...readEncodedPhone(args.code, settings.countryCode),
        purpose: 'bind',
        address,
        deviceHash,
        locale,
        websiteName: settings.websiteName,
        captcha: { uuid: args.uuid, answer: args.captchaCode },
      });
    },
  );

  calls.holder(oauth.bindingPhone, async (context) =>
    bindPhone(
      core,
      await readSite(db),
      toVisitor(context),
      getNewcomer(context.holder),
      context.args,
    ),
  );

  core.jobs.every('identity.prune', { seconds: PRUNE_SECONDS }, () => pruneIdentities(db, clock));
};
