import type { FastifyRequest } from 'fastify';
import { bearerToken, hashToken, isPlayer, type Sessions } from './authentication.ts';

/** About 15 MB; the least recently used entry is evicted first. */
const MOST = 100_000;

export interface KnownPlayers {
  /** Wraps a lookup, and remembers the players that it found. */
  readonly sessions: Sessions;
  /** The player of a request's token, if this process saw it valid last; makes no query. */
  getPlayer(request: FastifyRequest): string | undefined;
}

/**
 * Remembers in this process which player holds a token, so that the flood guard, which must cost
 * less than the requests it refuses, can distinguish players behind one carrier address
 * (docs/decisions/0035).
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
