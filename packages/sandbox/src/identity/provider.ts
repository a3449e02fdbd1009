import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK, KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import { DAY_MS } from '../clock.ts';
import type { IdentitySettings } from '../settings.ts';
import { getPerson } from './people.ts';
import type { Records } from './records.ts';

const generate = promisify(generateKeyPair);

/** Path of the provider below the sandbox's origin. */
export const IDENTITY_PATH = '/identity';

const SCOPES = ['openid', 'profile', 'email'];
const DAY_SECONDS = DAY_MS / 1_000;

async function signingKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2_048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return JSON.stringify({ ...jwk, use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') });
}

export interface ProviderOptions {
  /** The sandbox's origin and {@link IDENTITY_PATH}. */
  readonly issuer: string;
  readonly settings: IdentitySettings;
  readonly records: Records;
  /** Page for errors that cannot be sent to the site: an unknown client, an invalid redirect address. */
  readonly renderError: (ctx: KoaContextWithOIDC, error: string) => void;
}

/** An OpenID Connect provider with one client, the site: authorization code with PKCE, nothing else. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { issuer, settings, records, renderError } = options;
  // Large, and only needed by a social login: loaded on first use.
  const [{ Provider: OpenIdProvider }, { base, Check }] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    import('oidc-provider/lib/helpers/interaction_policy/index.js'),
  ]);
  const key: JWK = JSON.parse(await records.secret('signing-key', signingKey));
  const cookieKey = await records.secret('cookie-key', async () =>
    randomBytes(32).toString('base64url'),
  );

  // Prompts on every login, so that a tester can select another account.
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('not_asked', 'who it is must be chosen each time', (ctx) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );

  const provider = new OpenIdProvider(issuer, {
    adapter: records.adapter,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        client_name: settings.clientName,
        redirect_uris: [...settings.redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [cookieKey],
      // Cookies of a host are shared by all its ports: the names identify the sandbox.
      names: {
        interaction: 'sandbox_identity_interaction',
        resume: 'sandbox_identity_resume',
        session: 'sandbox_identity_session',
      },
      long: { path: IDENTITY_PATH, signed: true, httpOnly: true, sameSite: 'lax' },
    },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy,
      url: (_ctx, interaction) => `${IDENTITY_PATH}/interaction/${interaction.uid}`,
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      Interaction: 3_600,
      Session: DAY_SECONDS,
      Grant: DAY_SECONDS,
    },
    async findAccount(_ctx, id) {
      const person = getPerson(id);
      if (person === undefined) return undefined;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          name: person.name,
          ...(person.email !== null && {
            email: person.email,
            email_verified: person.emailVerified,
          }),
        }),
      };
    },
    // Selecting an account is the consent: there is no second prompt.
    async loadExistingGrant(ctx) {
      const { client, session, params } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError(ctx, { error }) {
      renderError(ctx, error);
    },
  });
  // Addresses use the issuer's origin, whichever one the request used.
  provider.proxy = true;
  return provider;
}
