import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientError,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import type { IdentityParty } from '../config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { ConcurrencyLimitError, limitConcurrency } from '../limits/concurrency.ts';
import type { IdentityPort, SocialPerson } from './ports.ts';
import { OutsideRefusedError, OutsideUnavailableError } from './signed-client.ts';

export interface IdentityPortOptions {
  readonly party: IdentityParty;
  /** The redirect address for the provider. */
  readonly redirectUri: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  /** How many logins may wait for the provider's discovery document. */
  readonly maxConcurrent: number;
}

const MS = 1_000;
const CODE_REFUSED = 400;
const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

/** OpenID Connect Core, docs/product.md (Screens and routes): at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/**
 * The library's error codes for an invalid response: a claim, a signature or a time of the identity
 * token. Any other failure means that the provider is unreachable.
 */
const NOT_HELD = /^OAUTH_(JWT|INVALID_RESPONSE|JSON_ATTRIBUTE|KEY_SELECTION)/;

/** The configured identity provider, over OpenID Connect (docs/outside-world.md). */
export function createIdentityPort(options: IdentityPortOptions): IdentityPort {
  const { party, redirectUri, timeoutMs } = options;
  const { issuer, url, clientId, clientSecret, scope } = party;
  const [named, reached] = [withoutSlash(issuer), withoutSlash(url)];
  const limited = limitConcurrency({ running: options.maxConcurrent, waiting: 0 });
  let found: Promise<Configuration> | undefined;

  /** The issuer is a public address; this server may reach it at another one. */
  const reach: typeof globalThis.fetch = (target, init) => {
    const address = String(target);
    const isIts = address.startsWith(`${named}/`);
    return options.fetch(isIts ? `${reached}${address.slice(named.length)}` : address, init);
  };

  function prepare(configuration: Configuration): Configuration {
    configuration[customFetch] = reach as NonNullable<Configuration[typeof customFetch]>;
    configuration.timeout = timeoutMs / MS;
    enableNonRepudiationChecks(configuration);
    // The demo's provider is on this machine; live mode requires https.
    if (!issuer.startsWith('https:')) allowInsecureRequests(configuration);
    return configuration;
  }

  async function discover(): Promise<Configuration> {
    const discovered = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: reach as NonNullable<Configuration[typeof customFetch]>,
      timeout: timeoutMs / MS,
      ...(!issuer.startsWith('https:') && { execute: [allowInsecureRequests] }),
    });
    const { supportsPKCE: _, ...metadata } = discovered.serverMetadata();
    const overridden = {
      ...metadata,
      ...(party.authorizeUrl && { authorization_endpoint: party.authorizeUrl }),
      ...(party.tokenUrl && { token_endpoint: party.tokenUrl }),
    };
    // An incomplete document is not cached: the next one may be complete.
    for (const name of NEEDED) {
      if (overridden[name] === undefined)
        throw new TypeError(`the discovery document has no ${name}`);
    }
    return prepare(new Configuration(overridden, clientId, clientSecret));
  }

  /** Requested once; after a failure, the next caller requests it again. */
  async function configuration(): Promise<Configuration> {
    assertOutsideTransaction('the identity provider');
    try {
      return await limited(() => {
        found ??= discover();
        return found;
      });
    } catch (cause) {
      // Too many callers wait for a pending request, which continues.
      if (!(cause instanceof ConcurrencyLimitError)) found = undefined;
      throw new OutsideUnavailableError('discovery of the identity provider failed', {
        cause,
      });
    }
  }

  return {
    provider: 'facebook',
    redirectUri,
    async describe() {
      const { authorization_endpoint: authorizeUrl } = (await configuration()).serverMetadata();
      if (authorizeUrl === undefined) {
        throw new OutsideUnavailableError('the identity provider has no authorization endpoint');
      }
      return {
        provider: 'facebook',
        providerName: party.name,
        authorizeUrl,
        clientId,
        scope,
        redirectUri,
      };
    },
    async exchange({ code, codeVerifier, nonce }) {
      const config = await configuration();
      const answered = new URL(redirectUri);
      answered.searchParams.set('code', code);
      // There is one provider, so a response cannot belong to another one (RFC 9207).
      const { authorization_response_iss_parameter_supported: namesItself } =
        config.serverMetadata();
      if (namesItself) answered.searchParams.set('iss', issuer);
      try {
        const tokens = await authorizationCodeGrant(config, answered, {
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
          ...(nonce !== undefined && { expectedNonce: nonce }),
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new TypeError('no identity token');
        if (claims.name !== undefined || config.serverMetadata().userinfo_endpoint === undefined) {
          return getPerson(claims);
        }
        return getPerson(await fetchUserInfo(config, tokens.access_token, claims.sub));
      } catch (cause) {
        throw getFailure(cause);
      }
    },
  };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

interface Claims {
  readonly sub: string;
  readonly name?: unknown;
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

function getPerson(claims: Claims): SocialPerson {
  const { sub, name, email, email_verified: verified } = claims;
  if (!SUBJECT.test(sub)) {
    throw new OutsideRefusedError('the identity token has no subject', CODE_REFUSED, 'subject');
  }
  return {
    subject: sub,
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' && verified === true ? email : '',
  };
}

/**
 * Converts the library's error to one of the two that ports throw. Its message may quote the
 * response.
 */
function getFailure(cause: unknown): Error {
  if (cause instanceof OutsideRefusedError) return cause;
  if (cause instanceof ResponseBodyError) {
    return new OutsideRefusedError(
      `the identity provider refused: ${cause.error}`,
      cause.status,
      cause.error,
    );
  }
  if (cause instanceof ClientError && NOT_HELD.test(cause.code ?? '')) {
    const what = `the identity token does not hold: ${cause.code}`;
    return new OutsideRefusedError(what, CODE_REFUSED, cause.code ?? '');
  }
  return new OutsideUnavailableError('the identity provider: no answer', { cause });
}
