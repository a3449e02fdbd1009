import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config, OutsideParty } from '../config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createCaptchaWatcher } from './captcha-watcher.ts';
import { createGameProvider } from './game-provider.ts';
import { createIdentityPort } from './identity.ts';
import { createPaymentPort } from './payments.ts';
import type { OutsidePorts } from './ports.ts';
import { createSignedClient } from './signed-client.ts';
import type { Protocol } from './signing.ts';
import { createSmsPort } from './sms.ts';

/** The provider's name in ledger accounts, sessions and scopes. */
export const LOTUS = 'lotus';

/** The page to which an identity provider redirects (product decision 13). */
const SOCIAL_LOGIN_PATH = '/pages/login/socialLogin';

/** Connects to the configured third parties over signed HTTP. */
export function connectOutside(
  config: Config,
  clock: Clock,
  logger: FastifyBaseLogger,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): OutsidePorts {
  const { sms, psp, lotus, identity, timeoutMs, maxConcurrent } = config.outside;
  // Each party has its own bounds, so that a slow one does not affect the others.
  const to = (protocol: Protocol, party: OutsideParty) =>
    createSignedClient({
      protocol,
      party,
      clock,
      fetch: boundedFetch(fetch, { maxConcurrent }),
      timeoutMs,
    });
  return {
    sms: createSmsPort(to('SMS', sms)),
    ...(config.mode === 'demo' && { captchaWatcher: createCaptchaWatcher(to('SMS', sms)) }),
    ...(identity && {
      identity: createIdentityPort({
        party: identity,
        redirectUri: `${config.http.publicOrigin}${SOCIAL_LOGIN_PATH}`,
        fetch: boundedFetch(fetch, { maxConcurrent }),
        timeoutMs,
        maxConcurrent,
      }),
    }),
    payments: createPaymentPort(to('PSP', psp)),
    providers: {
      [LOTUS]: createGameProvider(to('SMP', lotus), (problem) =>
        logger.warn({ provider: LOTUS, problem }, 'a listed game violates the protocol'),
      ),
    },
  };
}
