import { generateKeyPairSync, sign } from 'node:crypto';
import type { Rule } from './proxy.ts';

const KID = 'hostile';
const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/**
 * Adds a key to the identity provider's key set: tokens that {@link hostileToken} signs look
 * genuine.
 */
export const hostileKey: Rule = {
  path: /^GET \/identity\/jwks/,
  fault: {
    kind: 'alter',
    change: (found) => ({
      keys: [
        { ...keys.publicKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' },
        ...(found.keys as object[]),
      ],
    }),
  },
};

export interface TokenHeader {
  readonly alg: string;
  readonly kid?: string;
}

/** An identity token with changed claims, signed by a key of the provider. */
export function hostileToken(token: string, claims: object, header: TokenHeader): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const truth = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const signed = `${encode({ kid: KID, ...header })}.${encode({ name: 'Hostile', ...truth, ...claims })}`;
  const isSigned = header.alg !== 'none';
  const signature = isSigned
    ? sign('sha256', Buffer.from(signed), keys.privateKey)
    : Buffer.alloc(0);
  return `${signed}.${signature.toString('base64url')}`;
}
