import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { ANONYMOUS_DEVICE } from '../../core/http/device.ts';
import { prune } from '../../core/jobs/prune.ts';

/** How long a device stays known after its last login. A session lasts 90 days at most. */
const KNOWN_MS = 180 * DAY_MS;

/** Records a login: from now on the device is known to the player (docs/decisions/0040). */
export async function rememberDevice(
  trx: Trx,
  clock: Clock,
  playerId: string,
  deviceHash: string,
): Promise<void> {
  if (deviceHash === ANONYMOUS_DEVICE) return;
  const at = { last_login_at: toDate(clock) };
  await trx
    .insertInto('known_device')
    .values({ player_id: playerId, device_hash: deviceHash, ...at })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet(at))
    .execute();
}

/**
 * Whether the account of a phone was logged in to on this device before; false without an account.
 */
export async function isKnownDevice(
  on: Reader,
  phoneKey: string,
  deviceHash: string,
): Promise<boolean> {
  const row = await on
    .selectFrom('known_device')
    .innerJoin('player', 'player.id', 'known_device.player_id')
    .select('device_hash')
    .where('phone_key', '=', phoneKey)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes known devices of a player: all, or that of one session.
 *
 * @param which `of`: this session's device alone; `except`: all but the device of the requesting
 * session, if there is one.
 */
export async function forgetDevices(
  trx: Trx,
  playerId: string,
  which: { readonly of?: string | undefined; readonly except?: string | undefined },
): Promise<void> {
  const getDevice = (sessionId: string) =>
    trx.selectFrom('player_session').select('device_hash').where('id', '=', sessionId);
  let query = trx.deleteFrom('known_device').where('player_id', '=', playerId);
  if (which.of !== undefined) query = query.where('device_hash', 'in', getDevice(which.of));
  if (which.except !== undefined) {
    query = query.where('device_hash', 'not in', getDevice(which.except));
  }
  await query.execute();
}

/** Deletes devices without a recent login. */
export async function pruneKnownDevices(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'known_device', sql`last_login_at < ${toDate(clock, -KNOWN_MS)}`);
}
