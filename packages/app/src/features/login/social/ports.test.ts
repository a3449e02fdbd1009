import { identityProviders } from '@parlor/api/fixtures';
import { expect, it } from 'vitest';
import { createAuthorizeUrl } from './ports.ts';

const [provider] = identityProviders;

it('sends the provider the challenge, never the verifier (S27)', () => {
  if (provider === undefined) throw new Error('There is no provider among the fixtures');
  const attempt = {
    provider: 'facebook',
    state: 'the-state',
    nonce: 'the-nonce',
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    redirectUri: provider.redirectUri,
  };
  const url = new URL(createAuthorizeUrl(provider, attempt));
  expect(`${url.origin}${url.pathname}`).toBe(provider.authorizeUrl);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: provider.clientId,
    scope: provider.scope,
    redirect_uri: provider.redirectUri,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  expect(url.href).not.toContain(attempt.codeVerifier);
});
