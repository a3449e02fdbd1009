import {
  bindingPhone,
  identityProviders,
  sendBindingPhoneCode,
  socialLogin,
} from '@parlor/api/calls/oauth';
import { editProfile } from '@parlor/api/calls/profile';
import { logout } from '@parlor/api/calls/session';
import type { IdentityProvider } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import { type SocialAttempt, socialLoginMachine } from '@parlor/flows/social-login';
import type { Api } from '../../../data/api.ts';
import { createChallenge, randomSecret } from '../../../platform/pkce.ts';
import type { TextStore } from '../../../platform/storage.ts';
import { phoneVerificationWith } from '../ports.ts';
import { getToken, readProgress } from './progress.ts';

/** The provider's authorization page of an attempt (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export function createAuthorizeUrl(provider: IdentityProvider, attempt: SocialAttempt): string {
  const url = new URL(provider.authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    scope: provider.scope,
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The social-login machine, with the server's calls as its actors. Calls after the login send the
 * token of its progress.
 */
export function socialLoginWith({ client, clientFor }: Api, tabStore: TextStore) {
  const bearer = clientFor(() => getToken(readProgress(tabStore)));
  return socialLoginMachine.provide({
    actors: {
      prepare: effect(async ({ provider: name }, signal) => {
        const { rows } = await client.call(identityProviders, {}, { signal });
        const provider = rows.find(({ provider }) => provider === name);
        if (provider === undefined) throw new Error(`The site has no login by ${name}`);
        const attempt: SocialAttempt = {
          provider: name,
          state: randomSecret(),
          nonce: randomSecret(),
          codeVerifier: randomSecret(),
          redirectUri: provider.redirectUri,
        };
        return { authorizeUrl: createAuthorizeUrl(provider, attempt), attempt };
      }),
      socialLogin: effect(({ code, codeVerifier, redirectUri, nonce }, signal) =>
        client.call(socialLogin, { code, codeVerifier, redirectUri, nonce }, { signal }),
      ),
      verification: phoneVerificationWith(bearer, sendBindingPhoneCode, (input, signal) =>
        bearer.call(bindingPhone, input, { signal }),
      ),
      saveProfile: effect(async (profile, signal) => {
        await bearer.call(editProfile, profile, { signal });
      }),
      giveUp: effect(async (_, signal) => {
        await bearer.call(logout, {}, { signal });
      }),
    },
  });
}
