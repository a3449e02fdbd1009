import * as z from 'zod/mini';
import { id, instant } from './common.ts';

/**
 * An identity provider for a social login. The client sends the browser to `authorizeUrl` with
 * `response_type=code`, `client_id`, `scope`, `redirect_uri`, a `state` and a `nonce` of its own,
 * and the S256 `code_challenge` of its verifier (RFC 7636).
 */
export const identityProvider = z.object({
  /** The name in the path of the call that takes the code. */
  provider: z.literal('facebook'),
  /** Label of the button. */
  providerName: z.string(),
  authorizeUrl: z.string(),
  clientId: z.string(),
  /** Space-separated, in the format of the address. */
  scope: z.string(),
  /** The only redirect address. */
  redirectUri: z.string(),
});
export type IdentityProvider = z.output<typeof identityProvider>;

/** One device with a session of the player. */
export const deviceSession = z.object({
  sessionId: id,
  /** Name of the browser, such as `Chrome`; empty if unknown. */
  browser: z.string(),
  /** Name of the operating system, such as `Android`; empty if unknown. */
  system: z.string(),
  deviceType: z.enum(['phone', 'tablet', 'desktop', 'unknown']),
  startedAt: instant,
  /** Time of the last activity there, to the minute. */
  lastSeenAt: instant,
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof deviceSession>;
