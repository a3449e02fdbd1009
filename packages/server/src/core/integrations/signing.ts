import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The three signed protocols, by the prefix of their headers (docs/outside-world.md). */
export type Protocol = 'SMS' | 'PSP' | 'SMP';

export interface Credentials {
  readonly key: string;
  readonly secret: string;
}

/** How far a timestamp may be from now, in seconds, either way. */
const TIMESTAMP_TOLERANCE_SECONDS = 300;

/** The signed parts of a request, besides its timestamp. */
export interface SignedRequest {
  readonly method: string;
  /** The request target as sent: path and query, without the origin. */
  readonly path: string;
  readonly body: Uint8Array | string;
}

/** `hex(HMAC-SHA256(secret, timestamp \n METHOD \n path \n raw body))`. */
export function getSignature(secret: string, timestamp: string, request: SignedRequest): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${request.method.toUpperCase()}\n${request.path}\n`)
    .update(request.body)
    .digest('hex');
}

/**
 * The headers of a request sent now.
 *
 * @param now milliseconds since 1970.
 */
export function signedHeaders(
  protocol: Protocol,
  credentials: Credentials,
  request: SignedRequest,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    [`X-${protocol}-Key`]: credentials.key,
    [`X-${protocol}-Timestamp`]: timestamp,
    [`X-${protocol}-Signature`]: getSignature(credentials.secret, timestamp, request),
  };
}

/**
 * Whether a request was signed by the holder of the secret within the last 300 s. Compares every
 * part in constant time, so that the response does not reveal which part failed.
 *
 * @param headers names in lower case, as Node gives them.
 * @param now milliseconds since 1970.
 */
export function isSignedBy(
  credentials: Credentials,
  protocol: Protocol,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  request: SignedRequest,
  now: number,
): boolean {
  const read = (name: string): string => {
    const value = headers[`x-${protocol}-${name}`.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = read('timestamp');
  const fresh =
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(now / 1_000 - Number(timestamp)) <= TIMESTAMP_TOLERANCE_SECONDS;
  const known = sameText(read('key'), credentials.key);
  const genuine = sameText(
    read('signature').toLowerCase(),
    getSignature(credentials.secret, timestamp, request),
  );
  return fresh && known && genuine;
}

/** Constant time, independent of content and length. */
function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
