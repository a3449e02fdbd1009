import { sha256 } from '@noble/hashes/sha2.js';

/** A source of random bytes; it exists without a secure context. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const browserRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** Letters, digits, `-` and `_`, without padding (RFC 4648, 5). */
function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** 256 random bits as 43 letters: a state, a nonce, or a verifier (RFC 7636, 4.1). */
export function randomSecret(fill: FillRandom = browserRandom): string {
  return base64Url(fill(new Uint8Array(32)));
}

/**
 * The S256 challenge of a verifier (RFC 7636, 4.2). The hash comes from a library: a phone in the
 * local network has no secure context, and so no Web Crypto (product decision 48).
 */
export function createChallenge(verifier: string): string {
  return base64Url(sha256(new TextEncoder().encode(verifier)));
}
