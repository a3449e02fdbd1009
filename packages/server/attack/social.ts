import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ask } from './http.ts';
import { assertLoopback } from './loopback.ts';
import type { AttackWorld } from './scenario.ts';

/** The browser's redirect from the identity provider, with the values that the client kept. */
export interface Returned {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** A sandbox account that has not logged in yet. */
const STRANGER = 'stranger';

/** Completes the provider's page as a browser would. */
export async function returnFromProvider(
  { servers: [origin] }: AttackWorld,
  changes: Readonly<Record<string, string>> = {},
): Promise<Returned> {
  const { data } = await ask(origin, '/oauth/providers');
  const { authorizeUrl = '', clientId = '', redirectUri = '', scope = '' } = data.rows[0] ?? {};
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomUUID();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state: randomUUID(),
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  const browse = openBrowser();
  const question = await browse(`${authorizeUrl}?${query}`);
  await browse(question);
  const back = await browse(await browse(question, { choice: STRANGER }));
  const code = new URL(back).searchParams.get('code') ?? '';
  return { code, codeVerifier, redirectUri, nonce };
}

/** Keeps cookies and follows no redirects. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>): Promise<string> => {
    assertLoopback(address);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return location === null ? '' : new URL(location, address).href;
  };
}

/** Requests the code that binds a phone, and reads it from the phone. */
export async function bindingCode(
  { servers: [origin], sandbox }: AttackWorld,
  token: string,
  phone: string,
): Promise<string> {
  const code = Buffer.from(`${phone}4821`).toString('base64');
  await ask(origin, '/oauth/sendBindingPhoneCode', { token, body: { code } });
  const inbox = await fetch(`${sandbox}/sms/messages?phone=${phone}`);
  const [message] = (await inbox.json()) as { code: string }[];
  return message?.code ?? '';
}
