import { createHash, randomBytes } from 'node:crypto';

/** A player with a valid token. */
export interface Principal {
  readonly playerId: string;
  readonly sessionId: string;
}

/**
 * A social login without a phone, which is not a player yet: its token may only bind a phone, fill
 * the profile and log out (product decision 21).
 */
export interface Newcomer {
  readonly identityId: string;
  readonly sessionId: string;
}

export type SessionHolder = Principal | Newcomer;

export function isPlayer(holder: SessionHolder): holder is Principal {
  return 'playerId' in holder;
}

/** The platform's interface to sessions; the domain `sessions` provides it. */
export interface Sessions {
  /**
   * The holder of a token; null if it is unknown, ended, or past its idle or absolute time.
   *
   * @param tokenHash of {@link hashToken}.
   * @param activity whether the call proves user activity and extends the idle time
   * (product decision 45).
   */
  find(tokenHash: string, options: { readonly activity: boolean }): Promise<SessionHolder | null>;
}

/** Knows no session: for a platform without players. */
export const noSessions: Sessions = { find: async () => null };

const TOKEN_BYTES = 32;

/** An opaque token of 256 bits from a CSPRNG (S17). Only its hash is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. Its entropy makes a plain hash sufficient: it cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header, or undefined. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]{16,512})$/i.exec(header ?? '')?.[1];
}
