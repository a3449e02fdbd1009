import type { FastifyRequest } from 'fastify';
import { bearerToken, hashToken, isPlayer, type Sessions } from './authentication.ts';

/** Some 15 MB; who has not called for longest is forgotten first. */
const MOST = 100_000;

export interface KnownPlayers {
  /** Finds what the others find, and remembers whom it found. */
  readonly sessions: Sessions;
  /** Whose token a request carries, if it was alive when this process saw it last; asks nobody. */
  getPlayer(request: FastifyRequest): string | undefined;
}

/**
 * Remembers in this process which player holds a token, so that the flood guard, which must cost less
 * than what it refuses, can tell a carrier's players from each other (docs/decisions/0035).
 */
export function rememberPlayers(sessions: Sessions): KnownPlayers {
  const players = new Map<string, string>();
  return {
    sessions: {
      async find(tokenHash, options) {
        const holder = await sessions.find(tokenHash, options);
        players.delete(tokenHash);
        if (holder !== null && isPlayer(holder)) players.set(tokenHash, holder.playerId);
        const [oldest] = players.keys();
        if (players.size > MOST && oldest !== undefined) players.delete(oldest);
        return holder;
      },
    },
    getPlayer({ headers }) {
      const token = bearerToken(headers.authorization);
      return token === undefined ? undefined : players.get(hashToken(token));
    },
  };
}
