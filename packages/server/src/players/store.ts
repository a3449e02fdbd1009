import { randomUUID } from 'node:crypto';
import type { UserInfo } from '@parlor/api/entities/player';
import { canonicalPhone, canonicalUsername } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { type Clock, instantOf } from '../clock.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Reader, Trx } from '../database/schema.ts';
import { refused } from '../http/errors.ts';
import { maskPhone, newInviteCode } from './names.ts';
import type { PlayerTable } from './tables.ts';

export type Player = Selectable<PlayerTable>;

export interface NewPlayer {
  readonly phone: string;
  readonly phoneKey: string;
  /** Empty: the phone is used (section 5). */
  readonly username: string;
  readonly passwordHash: string | null;
  /** Another player's invitation code, or empty. */
  readonly inviteCode: string;
}

/**
 * Makes an account.
 *
 * @throws ApiError 422 `phone.taken`, `username.taken` or `inviteCode.invalid`.
 */
export async function insertPlayer(trx: Trx, clock: Clock, player: NewPlayer): Promise<string> {
  const id = randomUUID();
  const username = player.username || player.phone;
  const invitedBy = player.inviteCode === '' ? null : await inviterOf(trx, player.inviteCode);
  try {
    await trx
      .insertInto('player')
      .values({
        id,
        username,
        username_key: canonicalUsername(username),
        phone: player.phone,
        phone_key: player.phoneKey,
        password_hash: player.passwordHash,
        birthday: null,
        invite_code: newInviteCode(),
        invited_by: invitedBy,
        frozen_at: null,
        registered_at: instantOf(clock),
      })
      .execute();
  } catch (error) {
    const byName = isUniqueViolation(error, 'player_username_key');
    // Without a chosen name the phone stands in for it, and is what is taken.
    if (byName && player.username !== '') throw refused('username.taken', { field: 'username' });
    if (byName || isUniqueViolation(error, 'player_phone_key')) {
      throw refused('phone.taken', { field: 'phone' });
    }
    throw error;
  }
  await recordAudit(trx, clock, {
    actor: `player:${id}`,
    action: 'player.registered',
    subject: `player:${id}`,
  });
  return id;
}

async function inviterOf(trx: Trx, inviteCode: string): Promise<string> {
  const row = await trx
    .selectFrom('player')
    .select('id')
    .where('invite_code', '=', inviteCode.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw refused('inviteCode.invalid', { field: 'inviteCode' });
  return row.id;
}

export async function findPlayer(on: Reader, id: string): Promise<Player | undefined> {
  return await on.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPlayerByPhone(on: Reader, phoneKey: string): Promise<Player | undefined> {
  return await on
    .selectFrom('player')
    .selectAll()
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst();
}

/** The player of a user name or a phone in any spelling (decisions 30, 31). */
export async function findPlayerByName(
  on: Reader,
  name: string,
  countryCode: string,
): Promise<Player | undefined> {
  const phoneKey = canonicalPhone(name, countryCode);
  return await on
    .selectFrom('player')
    .selectAll()
    .where((where) =>
      where.or([
        where('username_key', '=', canonicalUsername(name)),
        ...(phoneKey === undefined ? [] : [where('phone_key', '=', phoneKey)]),
      ]),
    )
    .executeTakeFirst();
}

/** The player as they see themselves. */
export function userInfoOf(player: Player): UserInfo {
  const named = player.username === player.phone ? maskPhone(player.phone) : player.username;
  return {
    userId: player.id,
    username: player.username,
    nickname: player.nickname || named,
    realname: player.realname,
    gender: player.gender,
    birthday: player.birthday ?? '',
    email: player.email,
    phoneNumber: maskPhone(player.phone),
    avatar: player.avatar,
    level: player.level,
    hasPassword: player.password_hash !== null,
    inviteCode: player.invite_code,
    registeredAt: player.registered_at.toISOString(),
  };
}
