import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';
import { people } from './people.ts';

const CALLBACK = 'http://localhost:8080/pages/login/socialLogin';
const CLIENT = { client_id: 'parlor', client_secret: 'demo-identity-secret' };
const maria = people[0]?.id ?? '';

/** A minimal browser: keeps cookies, and follows no redirect automatically. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return {
      status: response.status,
      text: await response.text(),
      headers: response.headers,
      next: location === null ? '' : new URL(location, address).href,
    };
  };
}

interface Metadata {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly jwks_uri: string;
}

describe('the identity provider', () => {
  let sandbox: RunningSandbox;
  let metadata: Metadata;
  beforeAll(async () => {
    sandbox = await startSandbox();
    metadata = await discover();
  });
  afterAll(() => sandbox.dispose());

  const discover = async (): Promise<Metadata> =>
    (await fetch(`${sandbox.origin}/identity/.well-known/openid-configuration`)).json();

  const pkce = () => {
    const verifier = randomBytes(32).toString('base64url');
    return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
  };

  const authorizeUrl = (challenge: string, changes: Record<string, string> = {}) =>
    `${metadata.authorization_endpoint}?${new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT.client_id,
      redirect_uri: CALLBACK,
      scope: 'openid profile email',
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...changes,
    })}`;

  /** Opens the account selection, selects one, and returns the redirect. */
  async function choose(challenge: string, person: string, browse = openBrowser()) {
    const asked = await browse(authorizeUrl(challenge));
    const page = await browse(asked.next);
    const chosen = await browse(asked.next, { choice: person });
    const back = await browse(chosen.next);
    return { page, question: asked.next, back: new URL(back.next) };
  }

  const exchange = async (code: string, verifier: string, changes: Record<string, string> = {}) => {
    const response = await fetch(metadata.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: verifier,
        ...CLIENT,
        ...changes,
      }),
    });
    const body: Record<string, string> = await response.json();
    return { status: response.status, body };
  };

  const getClaims = (token = ''): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  it('publishes its metadata with its own origin in every address', () => {
    expect(metadata.issuer).toBe(`${sandbox.origin}/identity`);
    for (const name of [
      'authorization_endpoint',
      'token_endpoint',
      'userinfo_endpoint',
      'jwks_uri',
    ] as const) {
      expect(metadata[name]).toMatch(new RegExp(`^${metadata.issuer}/`));
    }
  });

  it('shows several accounts on every login', async () => {
    const browse = openBrowser();
    for (const { challenge } of [pkce(), pkce()]) {
      const { page, back } = await choose(challenge, maria, browse);
      expect(page.status).toBe(200);
      for (const person of people) expect(page.text).toContain(person.label);
      expect(page.text).toContain('Continue as Maria');
      expect(page.headers.get('content-security-policy')).toContain(
        "form-action 'self' http://localhost:8080",
      );
      expect(back.searchParams.get('code')).toBeTruthy();
    }
  });

  it('redirects back with a code, which is exchanged once for a signed identity token', async () => {
    const { verifier, challenge } = pkce();
    const { back } = await choose(challenge, maria);
    expect(back.href.split('?')[0]).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe('a-state');
    const code = String(back.searchParams.get('code'));
    const { status, body } = await exchange(code, verifier);
    expect(status).toBe(200);
    expect(getClaims(body.id_token)).toMatchObject({
      iss: metadata.issuer,
      aud: 'parlor',
      sub: maria,
      nonce: 'a-nonce',
    });
    const { keys } = await (await fetch(metadata.jwks_uri)).json();
    const [head, payload, signature] = String(body.id_token).split('.');
    const key = createPublicKey({ key: keys[0], format: 'jwk' });
    const signed = Buffer.from(`${head}.${payload}`);
    expect(verify('sha256', signed, key, Buffer.from(signature ?? '', 'base64url'))).toBe(true);

    const info = await fetch(metadata.userinfo_endpoint, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await info.json()).toMatchObject({
      sub: maria,
      name: 'Maria Reyes',
      email: 'maria.reyes@people.example',
      email_verified: true,
    });
    expect(await exchange(code, verifier)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it.each([
    ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }, 'invalid_grant'],
    ['another way back', { redirect_uri: 'http://localhost:8080/' }, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 'invalid_client'],
  ])('gives nothing for %s', async (_, changes, error) => {
    const { verifier, challenge } = pkce();
    const { back } = await choose(challenge, maria);
    const { body } = await exchange(String(back.searchParams.get('code')), verifier, changes);
    expect(body).toMatchObject({ error });
    expect(body).not.toHaveProperty('id_token');
  });

  it('reports a cancellation or a failure to the site', async () => {
    const cancelled = await choose(pkce().challenge, 'cancel');
    expect(cancelled.back.searchParams.get('error')).toBe('access_denied');
    expect(cancelled.back.searchParams.get('state')).toBe('a-state');
    const failed = await choose(pkce().challenge, 'fail');
    expect(failed.back.searchParams.get('error')).toBe('temporarily_unavailable');
  });

  it('creates a different account for each stranger', async () => {
    const subjects = new Set<unknown>();
    for (const { verifier, challenge } of [pkce(), pkce()]) {
      const { back } = await choose(challenge, 'stranger');
      const { body } = await exchange(String(back.searchParams.get('code')), verifier);
      subjects.add(getClaims(body.id_token).sub);
    }
    expect(subjects.size).toBe(2);
  });

  it('rejects redirect addresses of other sites, and requires PKCE', async () => {
    const browse = openBrowser();
    const { challenge } = pkce();
    const foreign = await browse(authorizeUrl(challenge, { redirect_uri: 'http://evil.example/' }));
    expect([foreign.status, foreign.next]).toEqual([400, '']);
    expect(foreign.text).toContain('This login cannot continue');
    expect(foreign.headers.get('content-security-policy')).toContain("default-src 'none'");
    const url = new URL(authorizeUrl(challenge));
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect(new URL((await browse(url.href)).next).searchParams.get('error')).toBe(
      'invalid_request',
    );
  });

  it('shows an expired page for a finished or unknown login', async () => {
    const browse = openBrowser();
    const { question } = await choose(pkce().challenge, maria, browse);
    for (const visitor of [browse, openBrowser()]) {
      const again = await visitor(question);
      expect(again.status).toBe(410);
      expect(again.text).toContain('This login has expired');
      expect((await visitor(question, { choice: maria })).status).toBe(410);
    }
  });

  it('works for a phone in the local network, by any address of the site', async () => {
    const site = 'http://192.168.1.20:8080';
    const lan = await startSandbox({
      PUBLIC_ORIGIN: site,
      SANDBOX_PUBLIC_ORIGIN: 'http://192.168.1.20:8081',
    });
    const here = (address: string) => address.replace('http://192.168.1.20:8081', lan.origin);
    const found: Metadata = await (
      await fetch(`${lan.origin}/identity/.well-known/openid-configuration`)
    ).json();
    expect(found.issuer).toBe('http://192.168.1.20:8081/identity');
    expect(found.token_endpoint).toBe(`${found.issuer}/token`);
    const browse = openBrowser();
    const url = new URL(here(found.authorization_endpoint));
    url.search = new URL(
      authorizeUrl(pkce().challenge, { redirect_uri: `${site}/pages/login/socialLogin` }),
    ).search;
    const question = here((await browse(url.href)).next);
    const chosen = await browse(question, { choice: maria });
    const back = new URL((await browse(here(chosen.next))).next);
    expect(back.origin).toBe(site);
    expect(back.searchParams.get('iss')).toBe(found.issuer);
    expect(back.searchParams.get('code')).toBeTruthy();
    await lan.dispose();
  });

  it('keeps its keys and pending logins over a restart', async () => {
    const { verifier, challenge } = pkce();
    const { back } = await choose(challenge, maria);
    const before = await (await fetch(metadata.jwks_uri)).json();
    sandbox = await sandbox.restart();
    metadata = await discover();
    expect(await (await fetch(metadata.jwks_uri)).json()).toEqual(before);
    const { status } = await exchange(String(back.searchParams.get('code')), verifier);
    expect(status).toBe(200);
  });
});
