import * as z from 'zod/mini';
import { id, instant } from './common.ts';

/**
 * Where a social login begins. The client sends the browser to `authorizeUrl` with
 * `response_type=code`, `client_id`, `scope`, `redirect_uri`, a `state` and a `nonce` of its own,
 * and the S256 `code_challenge` of its verifier (RFC 7636).
 */
export const identityProvider = z.object({
  /** The name in the path of the call that takes the code. */
  provider: z.literal('facebook'),
  /** As it is shown on the button. */
  providerName: z.string(),
  authorizeUrl: z.string(),
  clientId: z.string(),
  /** Separated by spaces, as the address takes it. */
  scope: z.string(),
  /** The one address to which the provider sends the browser back. */
  redirectUri: z.string(),
});
export type IdentityProvider = z.output<typeof identityProvider>;

/** One place where the player is logged in. */
export const deviceSession = z.object({
  sessionId: id,
  /** Name of the browser, such as `Chrome`; empty if unknown. */
  browser: z.string(),
  /** Name of the operating system, such as `Android`; empty if unknown. */
  system: z.string(),
  deviceType: z.enum(['phone', 'tablet', 'desktop', 'unknown']),
  startedAt: instant,
  /** When somebody was last seen there, to the minute. */
  lastSeenAt: instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.output<typeof deviceSession>;
