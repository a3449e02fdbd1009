import { createHash, randomBytes } from 'node:crypto';

/** A player who has shown a living token. */
export interface Principal {
  readonly playerId: string;
  readonly sessionId: string;
}

/**
 * Who came by a social login and has no phone yet, and so is no player: their token may only bind a
 * phone, fill the profile and log out (product decision 21).
 */
export interface Newcomer {
  readonly identityId: string;
  readonly sessionId: string;
}

export type SessionHolder = Principal | Newcomer;

export function isPlayer(holder: SessionHolder): holder is Principal {
  return 'playerId' in holder;
}

/** What the platform needs of sessions; the domain `sessions` provides it. */
export interface Sessions {
  /**
   * Who holds a token, or null when it is unknown, ended, or past its idle or absolute time.
   *
   * @param tokenHash of {@link hashToken}.
   * @param activity the call shows that a person is there, and extends the idle time (product decision 45).
   */
  find(tokenHash: string, options: { readonly activity: boolean }): Promise<SessionHolder | null>;
}

/** No session is known: for a platform without players. */
export const noSessions: Sessions = { find: async () => null };

const TOKEN_BYTES = 32;

/** An opaque token of 256 bits from a CSPRNG (S17). Only its hash is stored. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. Its entropy makes a plain hash enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer` header, or undefined. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]{16,512})$/i.exec(header ?? '')?.[1];
}
