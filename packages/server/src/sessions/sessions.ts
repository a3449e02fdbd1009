import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { instantOf } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, Reader, Trx } from '../database/schema.ts';
import { hashToken, newToken, type Sessions } from '../http/authentication.ts';

/** Activity is written down at most this often, so that reading pages does not write. */
const TOUCH_EVERY_MS = 60_000;

/** Opens a session; the token is answered once and stored nowhere (S17). */
export async function openSession(
  trx: Trx,
  clock: Clock,
  config: Pick<Config, 'sessions'>,
  player: { readonly playerId: string; readonly device: string },
): Promise<string> {
  const token = newToken();
  const now = instantOf(clock);
  await trx
    .insertInto('player_session')
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      player_id: player.playerId,
      device: player.device,
      started_at: now,
      active_at: now,
      expires_at: instantOf(clock, config.sessions.absoluteMs),
      ended_at: null,
      proof_until: null,
    })
    .execute();
  return token;
}

/** Ends a session at the server; ending it twice is the same (S17). */
export async function endSession(on: Reader, clock: Clock, sessionId: string): Promise<void> {
  await on
    .updateTable('player_session')
    .set({ ended_at: instantOf(clock) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Remembers that whoever holds the session has just proved who they are (S19). */
export async function recordProof(on: Reader, sessionId: string, until: Date): Promise<void> {
  await on
    .updateTable('player_session')
    .set({ proof_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** Whether a fresh proof of this session still stands (S19). */
export async function hasProof(on: Reader, clock: Clock, sessionId: string): Promise<boolean> {
  const row = await on
    .selectFrom('player_session')
    .select('proof_until')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return (row?.proof_until?.getTime() ?? 0) > clock.now();
}

/** Sessions as the calls ask for them: idle and absolute time are checked each time (S18). */
export function createSessions(db: Db, clock: Clock, config: Pick<Config, 'sessions'>): Sessions {
  return {
    async find(tokenHash, { activity }) {
      const row = await db
        .selectFrom('player_session')
        .select(['id', 'player_id', 'active_at'])
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', instantOf(clock))
        .where('active_at', '>', instantOf(clock, -config.sessions.idleMs))
        .executeTakeFirst();
      if (!row) return null;
      if (activity && clock.now() - row.active_at.getTime() >= TOUCH_EVERY_MS) {
        await db
          .updateTable('player_session')
          .set({ active_at: instantOf(clock) })
          .where('id', '=', row.id)
          .execute();
      }
      return { playerId: row.player_id, sessionId: row.id };
    },
  };
}
