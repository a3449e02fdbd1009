import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config, OutsideParty } from '../config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createCaptchaWatcher } from './captcha-watcher.ts';
import { createGameProvider } from './game-provider.ts';
import { createIdentityPort } from './identity.ts';
import { createPaymentPort } from './payments.ts';
import type { OutsidePorts, WalletKind } from './ports.ts';
import { createSignedClient } from './signed-client.ts';
import type { Protocol } from './signing.ts';
import { createSmsPort } from './sms.ts';

/** Names of the providers in ledger accounts, sessions and scopes. */
export const LOTUS = 'lotus';
const ORBIT = 'orbit';

interface ProviderParty extends OutsideParty {
  readonly provider: string;
  readonly walletKind: WalletKind;
}

/** The configured game providers. */
export function getProviders({ lotus, orbit }: Config['outside']): readonly ProviderParty[] {
  return [
    { provider: LOTUS, walletKind: 'transfer', ...lotus },
    ...(orbit ? [{ provider: ORBIT, walletKind: 'seamless' as const, ...orbit }] : []),
  ];
}

/** The page to which an identity provider redirects (product decision 13). */
const SOCIAL_LOGIN_PATH = '/pages/login/socialLogin';

/** Connects to the configured third parties over signed HTTP. */
export function connectOutside(
  config: Config,
  clock: Clock,
  logger: FastifyBaseLogger,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): OutsidePorts {
  const { sms, psp, identity, timeoutMs, maxConcurrent } = config.outside;
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
    providers: Object.fromEntries(
      getProviders(config.outside).map(({ provider, walletKind, ...party }) => [
        provider,
        createGameProvider(to('SMP', party), walletKind, (problem) =>
          logger.warn({ provider, problem }, 'a listed game violates the protocol'),
        ),
      ]),
    ),
  };
}
