import { signedHeaders } from '../src/core/integrations/signing.ts';
import { type Answer, send } from './http.ts';

/** The sandbox's key. */
const credentials = {
  PSP: { key: 'demo-psp', secret: 'demo-psp-secret' },
  SMP: { key: 'demo-lotus', secret: 'demo-lotus-secret' },
} as const;
const orbit = { key: 'demo-orbit', secret: 'demo-orbit-secret' };

export interface SignedOptions {
  /** Sent unchanged. */
  readonly body: object | string | Buffer;
  /** As the seamless game provider. */
  readonly isOrbit?: boolean;
  /** Another secret than the party's. */
  readonly secret?: string;
  /** Age of the signature, in seconds. */
  readonly age?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a webhook or a report as the bank (`PSP`) or the game provider (`SMP`) would. */
export async function sendSigned(
  protocol: keyof typeof credentials,
  origin: string,
  path: string,
  { body, secret, isOrbit = false, age = 0, headers = {} }: SignedOptions,
): Promise<Answer> {
  const raw = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const by = { ...(isOrbit ? orbit : credentials[protocol]), ...(secret && { secret }) };
  const signed = { method: 'POST', path, body: raw };
  return await send(`${origin}${path}`, {
    body: raw,
    headers: {
      ...signedHeaders(protocol, by, signed, Date.now() - age * 1_000),
      ...headers,
    },
  });
}
