import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials } from './settings.ts';

/** The three signed protocols; the prefix of their headers (docs/outside-world.md, "Signing"). */
export type Protocol = 'SMS' | 'PSP' | 'SMP';

/** Maximum clock difference, in seconds, either way. */
const CLOCK_TOLERANCE_SECONDS = 300;

/** Signed parts of a request. */
export interface SignedParts {
  /** Unix seconds, as in the header. */
  readonly timestamp: string;
  readonly method: string;
  /** The request target as sent: path and query, without the origin. */
  readonly path: string;
  readonly body: Uint8Array | string;
}

/** `hex(HMAC-SHA256(secret, timestamp \n METHOD \n path \n raw body))`. */
export function sign(secret: string, parts: SignedParts): string {
  return createHmac('sha256', secret)
    .update(`${parts.timestamp}\n${parts.method.toUpperCase()}\n${parts.path}\n`)
    .update(parts.body)
    .digest('hex');
}

/**
 * The three signature headers of a request.
 *
 * @param now milliseconds since the epoch.
 */
export function signedHeaders(
  protocol: Protocol,
  credentials: Credentials,
  request: Omit<SignedParts, 'timestamp'>,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    [`x-${protocol.toLowerCase()}-key`]: credentials.key,
    [`x-${protocol.toLowerCase()}-timestamp`]: timestamp,
    [`x-${protocol.toLowerCase()}-signature`]: sign(credentials.secret, { ...request, timestamp }),
  };
}

type HeaderValues = Readonly<Record<string, string | string[] | undefined>>;

function header(headers: HeaderValues, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Constant-time comparison, independent of content and length. */
function equalInConstantTime(left: string, right: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/**
 * Whether the holder of `credentials` signed a request within the last 300 s.
 *
 * All checks always run, so that the response time does not reveal which one failed.
 *
 * @param now milliseconds since the epoch.
 */
export function verify(
  protocol: Protocol,
  credentials: Credentials,
  headers: HeaderValues,
  request: Omit<SignedParts, 'timestamp'>,
  now: number,
): boolean {
  const prefix = `x-${protocol.toLowerCase()}`;
  const timestamp = header(headers, `${prefix}-timestamp`);
  const fresh =
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(Math.floor(now / 1_000) - Number(timestamp)) <= CLOCK_TOLERANCE_SECONDS;
  const known = equalInConstantTime(header(headers, `${prefix}-key`), credentials.key);
  const genuine = equalInConstantTime(
    header(headers, `${prefix}-signature`).toLowerCase(),
    sign(credentials.secret, { ...request, timestamp }),
  );
  return fresh && known && genuine;
}
