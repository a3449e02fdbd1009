import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/index.ts';
import type { IdentityParty } from '../config.ts';
import { withTransaction } from '../database/transaction.ts';
import { createIdentityPort } from './identity.ts';
import { OutsideRefusedError, OutsideUnavailableError } from './signed-client.ts';

const ISSUER = 'https://id.example';
const REDIRECT_URI = 'https://play.example/pages/login/socialLogin';
const given = { code: 'a-code', codeVerifier: 'v'.repeat(43), nonce: 'a-nonce' };

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2_048 });

const party: IdentityParty = {
  issuer: ISSUER,
  url: 'http://10.0.0.7:9000/id',
  clientId: 'parlor',
  clientSecret: 'a-secret',
  scope: 'openid profile email',
  name: 'Example',
  authorizeUrl: undefined,
  tokenUrl: undefined,
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function getToken(claims: object, key: KeyObject): string {
  const signed = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

interface Provider {
  readonly metadata: object;
  readonly claims: object;
  readonly key: KeyObject;
  /** The token endpoint's response in place of a token. */
  readonly tokenAnswer: Response | undefined;
  readonly userInfo: object;
  readonly down: boolean;
}

/** A provider behind `fetch` that records its requests. */
function openProvider(changes: Partial<Provider> = {}) {
  const seconds = Math.floor(Date.now() / 1_000);
  const provider: Provider = {
    metadata: {},
    key: keys.privateKey,
    tokenAnswer: undefined,
    userInfo: {},
    down: false,
    ...changes,
    claims: {
      iss: ISSUER,
      aud: 'parlor',
      sub: 'person-1',
      nonce: 'a-nonce',
      iat: seconds,
      exp: seconds + 60,
      name: 'Ada Cruz',
      email: 'ada@example.com',
      email_verified: true,
      ...changes.claims,
    },
  };
  const asked: { url: string; body: string }[] = [];
  const answers: Record<string, () => object | Response> = {
    '/.well-known/openid-configuration': () => ({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/me`,
      jwks_uri: `${ISSUER}/keys`,
      ...provider.metadata,
    }),
    '/keys': () => ({
      keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () =>
      provider.tokenAnswer?.clone() ?? {
        access_token: 'an-access-token',
        token_type: 'Bearer',
        id_token: getToken(provider.claims, provider.key),
      },
    '/me': () => provider.userInfo,
  };
  const fetch: typeof globalThis.fetch = async (target, init) => {
    const url = String(target);
    asked.push({ url, body: String(init?.body ?? '') });
    if (provider.down) throw new TypeError('fetch failed');
    const path = url.replace(ISSUER, '').replace(party.url, '');
    const answer = answers[path]?.();
    if (answer instanceof Response) return answer;
    return answer ? Response.json(answer) : new Response('', { status: 404 });
  };
  const connect = (more: Partial<IdentityParty> = {}) =>
    createIdentityPort({
      party: { ...party, ...more },
      redirectUri: REDIRECT_URI,
      fetch,
      timeoutMs: 5_000,
      maxConcurrent: 8,
    });
  return { connect, asked, provider };
}

describe('the identity provider over OpenID Connect', () => {
  it('is discovered once by its issuer, at the address where this server reaches it', async () => {
    const { connect, asked } = openProvider();
    const port = connect();
    expect(await port.describe()).toEqual({
      provider: 'facebook',
      providerName: 'Example',
      authorizeUrl: `${ISSUER}/authorize`,
      clientId: 'parlor',
      scope: 'openid profile email',
      redirectUri: REDIRECT_URI,
    });
    await port.describe();
    expect(asked.map(({ url }) => url)).toEqual([`${party.url}/.well-known/openid-configuration`]);
  });

  it('is discovered by an issuer with a trailing slash', async () => {
    const issuer = `${ISSUER}/`;
    const { connect } = openProvider({ metadata: { issuer }, claims: { iss: issuer } });
    expect((await connect({ issuer }).exchange(given)).subject).toBe('person-1');
  });

  it('exchanges a code with verifier and client secret, as a form', async () => {
    const { connect, asked } = openProvider();
    expect(await connect().exchange(given)).toEqual({
      subject: 'person-1',
      name: 'Ada Cruz',
      email: 'ada@example.com',
    });
    const request = asked.find(({ url }) => url === `${party.url}/token`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      grant_type: 'authorization_code',
      code: given.code,
      code_verifier: given.codeVerifier,
      redirect_uri: REDIRECT_URI,
      client_id: 'parlor',
      client_secret: 'a-secret',
    });
  });

  it('requests the name of the same subject if the token has none', async () => {
    const nameless = { name: undefined, email: undefined };
    const userInfo = { sub: 'person-1', name: 'Ada', email: 'ada@example.com' };
    const named = openProvider({ claims: nameless, userInfo });
    expect(await named.connect().exchange(given)).toEqual({
      subject: 'person-1',
      name: 'Ada',
      // Not marked as verified, so it is not used.
      email: '',
    });
    const other = openProvider({ claims: nameless, userInfo: { ...userInfo, sub: 'person-2' } });
    await expect(other.connect().exchange(given)).rejects.toBeInstanceOf(OutsideRefusedError);
  });

  it('reads addresses from settings if discovery lacks them', async () => {
    const { connect, asked } = openProvider({
      metadata: { authorization_endpoint: undefined, token_endpoint: undefined },
    });
    await expect(connect().describe()).rejects.toBeInstanceOf(OutsideUnavailableError);
    const port = connect({
      authorizeUrl: 'https://www.example/dialog',
      tokenUrl: `${ISSUER}/token`,
    });
    expect((await port.describe()).authorizeUrl).toBe('https://www.example/dialog');
    await port.exchange(given);
    expect(asked.some(({ url }) => url.endsWith('/token'))).toBe(true);
  });

  it.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another nonce', { claims: { nonce: 'replayed' } }],
    ['no nonce, where one was asked for', { claims: { nonce: undefined } }],
    ['a time that is over', { claims: { exp: 1_000, iat: 900 } }],
    ['the signature of somebody else', { key: strangers.privateKey }],
  ])('rejects an identity token with %s', async (_, changes) => {
    const { connect } = openProvider(changes);
    await expect(connect().exchange(given)).rejects.toBeInstanceOf(OutsideRefusedError);
  });

  it('rejects a token with an unexpected nonce', async () => {
    const { connect } = openProvider();
    const { nonce: _, ...without } = given;
    await expect(connect().exchange(without)).rejects.toBeInstanceOf(OutsideRefusedError);
  });

  it('distinguishes a refused code from a failing provider', async () => {
    const refusing = openProvider({
      tokenAnswer: Response.json({ error: 'invalid_grant' }, { status: 400 }),
    });
    await expect(refusing.connect().exchange(given)).rejects.toMatchObject({
      name: 'OutsideRefusedError',
      status: 'invalid_grant',
    });
    for (const tokenAnswer of [new Response('', { status: 502 }), new Response('<html>')]) {
      const failing = openProvider({ tokenAnswer });
      await expect(failing.connect().exchange(given)).rejects.toBeInstanceOf(
        OutsideUnavailableError,
      );
    }
  });

  it('retries a failed discovery', async () => {
    const { connect, provider } = openProvider({ down: true });
    const port = connect();
    await expect(port.exchange(given)).rejects.toBeInstanceOf(OutsideUnavailableError);
    Object.assign(provider, { down: false });
    expect((await port.exchange(given)).subject).toBe('person-1');
  });

  it.each([
    ['with a NUL', 'a\u0000b'],
    ['with a lone surrogate', '\ud800'],
    ['of more than 255 characters', 'x'.repeat(256)],
  ])('rejects a subject %s', async (_, sub) => {
    const { connect } = openProvider({ claims: { sub } });
    await expect(connect().exchange(given)).rejects.toBeInstanceOf(OutsideRefusedError);
  });

  it('does not cache an incomplete discovery document', async () => {
    const { connect, provider } = openProvider({ metadata: { token_endpoint: undefined } });
    const port = connect();
    await expect(port.describe()).rejects.toBeInstanceOf(OutsideUnavailableError);
    Object.assign(provider, { metadata: {} });
    expect((await port.exchange(given)).subject).toBe('person-1');
  });

  it('S30: limits requests that wait for discovery, and refuses the others at once', async () => {
    let answer = (_: Response): void => undefined;
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const port = createIdentityPort({
      party,
      redirectUri: REDIRECT_URI,
      fetch: () => pending,
      timeoutMs: 60_000,
      maxConcurrent: 2,
    });
    const waiting = [port.describe(), port.describe()];
    await expect(port.describe()).rejects.toBeInstanceOf(OutsideUnavailableError);
    answer(
      Response.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/authorize`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/keys`,
      }),
    );
    for (const { authorizeUrl } of await Promise.all(waiting)) {
      expect(authorizeUrl).toBe(`${ISSUER}/authorize`);
    }
  });

  it('S27: reports no code, verifier or secret in an error', async () => {
    const { connect } = openProvider({
      tokenAnswer: Response.json(
        { error: 'invalid_grant', error_description: `code ${given.code}` },
        { status: 400 },
      ),
    });
    const error: unknown = await connect()
      .exchange(given)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(OutsideRefusedError);
    for (const secret of [given.code, given.codeVerifier, party.clientSecret]) {
      expect(String((error as Error).stack)).not.toContain(secret);
    }
    expect((error as Error).cause).toBeUndefined();
  });
});

describeOnDatabases('the identity provider and transactions', (database) => {
  it('S9: refuses a call inside a database transaction', async () => {
    const { connect, asked } = openProvider();
    await expect(withTransaction(database().db, () => connect().describe())).rejects.toThrow(
      'inside a database transaction',
    );
    expect(asked).toEqual([]);
  });
});
