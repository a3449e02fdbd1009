import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { hashToken, newToken, type Sessions } from '../../core/http/authentication.ts';
import { prune } from '../../core/jobs/prune.ts';
import { forgetDevices, rememberDevice } from './known-devices.ts';
import type { PlayerSessionTable } from './tables.ts';

/** Activity is recorded at most this often, so that reads do not write. */
const TOUCH_EVERY_MS = 60_000;

/** Opens a session; the token is returned once and never stored (S17). */
export async function openSession(
  trx: Trx,
  clock: Clock,
  config: Pick<Config, 'sessions'>,
  whose: ({ readonly playerId: string } | { readonly identityId: string }) & {
    /** The user agent; see `getDevice`. */
    readonly device: string;
    /** See `hashDevice`. */
    readonly deviceHash: string;
  },
): Promise<string> {
  const token = newToken();
  const now = toDate(clock);
  await trx
    .insertInto('player_session')
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      player_id: 'playerId' in whose ? whose.playerId : null,
      social_identity_id: 'identityId' in whose ? whose.identityId : null,
      device: whose.device,
      device_hash: whose.deviceHash,
      started_at: now,
      active_at: now,
      expires_at: toDate(clock, config.sessions.absoluteMs),
      ended_at: null,
      proof_until: null,
    })
    .execute();
  if ('playerId' in whose) await rememberDevice(trx, clock, whose.playerId, whose.deviceHash);
  return token;
}

/** Ends a session at the server; idempotent (S17). */
export async function endSession(on: Reader, clock: Clock, sessionId: string): Promise<void> {
  await on
    .updateTable('player_session')
    .set({ ended_at: toDate(clock) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends a session remotely, and removes its device from the known ones (docs/decisions/0040).
 *
 * @param by the player's requesting session; its device stays known.
 */
export async function revokeSession(
  trx: Trx,
  clock: Clock,
  playerId: string,
  sessionId: string,
  by?: string,
): Promise<void> {
  await endSession(trx, clock, sessionId);
  await forgetDevices(trx, playerId, { of: sessionId, except: by });
}

/**
 * Ends every session of a player (S17), except for the one that is kept, and removes their known
 * devices.
 */
export async function endSessions(
  trx: Trx,
  clock: Clock,
  playerId: string,
  keptSessionId?: string,
): Promise<void> {
  let query = trx
    .updateTable('player_session')
    .set({ ended_at: toDate(clock) })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null);
  if (keptSessionId !== undefined) query = query.where('id', '!=', keptSessionId);
  await query.execute();
  await forgetDevices(trx, playerId, { except: keptSessionId });
}

/** Ends every session of a social login without a phone (S17). */
export async function endSessionsOfIdentity(
  trx: Trx,
  clock: Clock,
  identityId: string,
): Promise<void> {
  await trx
    .updateTable('player_session')
    .set({ ended_at: toDate(clock) })
    .where('social_identity_id', '=', identityId)
    .where('ended_at', 'is', null)
    .execute();
}

export type SessionRow = Pick<
  Selectable<PlayerSessionTable>,
  'id' | 'device' | 'started_at' | 'active_at'
>;

/** The valid sessions of a player, the latest seen first. */
export async function getLivingSessions(
  on: Reader,
  clock: Clock,
  config: Pick<Config, 'sessions'>,
  playerId: string,
): Promise<SessionRow[]> {
  return await living(on.selectFrom('player_session'), clock, config)
    .select(['id', 'device', 'started_at', 'active_at'])
    .where('player_id', '=', playerId)
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Records that the holder of the session has just given a fresh proof (S19). */
export async function recordProof(on: Reader, sessionId: string, until: Date): Promise<void> {
  await on
    .updateTable('player_session')
    .set({ proof_until: until })
    .where('id', '=', sessionId)
    .execute();
}

/** Whether a fresh proof of this session is still valid (S19). */
export async function hasProof(on: Reader, clock: Clock, sessionId: string): Promise<boolean> {
  const row = await on
    .selectFrom('player_session')
    .select('proof_until')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return (row?.proof_until?.getTime() ?? 0) > clock.now();
}

/** Session lookups of the calls: idle and absolute time are checked each time (S18). */
export function createSessions(db: Db, clock: Clock, config: Pick<Config, 'sessions'>): Sessions {
  return {
    async find(tokenHash, { activity }) {
      const row = await living(db.selectFrom('player_session'), clock, config)
        .select(['id', 'player_id', 'social_identity_id', 'active_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return null;
      if (activity && clock.now() - row.active_at.getTime() >= TOUCH_EVERY_MS) {
        await db
          .updateTable('player_session')
          .set({ active_at: toDate(clock) })
          .where('id', '=', row.id)
          .execute();
      }
      if (row.player_id !== null) return { playerId: row.player_id, sessionId: row.id };
      const { social_identity_id: identityId } = row;
      return identityId === null ? null : { identityId, sessionId: row.id };
    },
  };
}

/** How long a dead session is kept. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes sessions that have been unused for their idle time and a month more, however they ended.
 * The last one on each device of a player is kept: it identifies a login on a new device
 * (new-device.ts).
 */
export async function pruneSessions(
  db: Db,
  clock: Clock,
  { sessions }: Pick<Config, 'sessions'>,
): Promise<void> {
  const before = toDate(clock, -sessions.idleMs - KEPT_MS);
  await prune(
    db,
    'player_session',
    sql`started_at < ${before} and active_at < ${before} and (player_id is null or exists (
      select from player_session later
      where later.player_id = player_session.player_id and later.device = player_session.device
        and (later.started_at, later.id) > (player_session.started_at, player_session.id)))`,
  );
}

interface Filterable {
  where(column: 'ended_at', operator: 'is', value: null): this;
  where(column: 'expires_at' | 'active_at', operator: '>', value: Date): this;
}

/** Neither ended nor past its idle or absolute time (S18). */
function living<Query extends Filterable>(
  query: Query,
  clock: Clock,
  { sessions }: Pick<Config, 'sessions'>,
): Query {
  return query
    .where('ended_at', 'is', null)
    .where('expires_at', '>', toDate(clock))
    .where('active_at', '>', toDate(clock, -sessions.idleMs));
}
