import { type Credentials, type Protocol, signedHeaders } from '../core/integrations/signing.ts';
import type { TestSite } from './site.ts';

/** Sends a request of a third party, signed with its credentials. */
export function sendSigned(
  { app, core }: Pick<TestSite, 'app' | 'core'>,
  protocol: Protocol,
  credentials: Credentials,
  path: string,
  body: string | Uint8Array,
) {
  const signed = { method: 'POST', path, body };
  return app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(protocol, credentials, signed, core.clock.now()),
    },
  });
}

/** The answer of the platform to a provider. */
export interface SmpAnswer {
  readonly status: string;
  readonly balance?: string;
  readonly reason?: string;
  readonly sessionToken?: string;
}

/** A signed call of a provider to the platform. */
export async function sendSmp(
  site: TestSite,
  provider: 'lotus' | 'orbit',
  call: string,
  body: object,
): Promise<SmpAnswer> {
  const party = site.core.config.outside[provider];
  if (!party) throw new Error(`the site has no provider ${provider}`);
  const response = await sendSigned(site, 'SMP', party, `/smp/v1/${call}`, JSON.stringify(body));
  return response.json();
}
