import { createHash, randomUUID } from 'node:crypto';
import type { Locale } from '@parlor/api/constants';
import type { UserInfo } from '@parlor/api/entities/player';
import { canonicalPhone, canonicalUsername } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import type { SiteSettings } from '../site/index.ts';
import { maskPhone, newInviteCode } from './names.ts';
import type { PlayerTable } from './tables.ts';

export type Player = Selectable<PlayerTable>;

export interface NewPlayer {
  readonly phone: string;
  readonly phoneKey: string;
  /** If empty, the phone is used (docs/product.md: Validation rules). */
  readonly username: string;
  readonly passwordHash: string | null;
  /** Another player's invitation code, or empty. */
  readonly inviteCode: string;
  /** What the player agreed to on the last step (product decision 38); nothing for demo players. */
  readonly terms?: Terms;
}

/** The terms as they were shown, as a record of what the player agreed to. */
export interface Terms {
  readonly locale: Locale;
  /** SHA-256 of the user agreement in that language. */
  readonly userAgreement: string;
  readonly minimumAge: number;
}

export function getTerms(settings: SiteSettings, locale: Locale): Terms {
  const shown = settings.userAgreement[locale] ?? settings.userAgreement.en_US ?? '';
  return {
    locale,
    userAgreement: createHash('sha256').update(shown).digest('hex'),
    minimumAge: settings.minimumAge,
  };
}

/**
 * Creates an account. A refusal leaves the transaction usable, so that it can continue with the
 * existing account of the phone.
 *
 * @throws ApiError 422 `phone.taken`, `username.taken` or `inviteCode.invalid`.
 */
export async function insertPlayer(trx: Trx, clock: Clock, player: NewPlayer): Promise<string> {
  const id = randomUUID();
  const username = player.username || player.phone;
  const invitedBy = player.inviteCode === '' ? null : await getInviter(trx, player.inviteCode);
  const row = {
    id,
    username,
    username_key: canonicalUsername(username),
    phone: player.phone,
    phone_key: player.phoneKey,
    password_hash: player.passwordHash,
    birthday: null,
    invited_by: invitedBy,
    frozen_at: null,
    registered_at: toDate(clock),
  };
  const insert = () =>
    trx
      .insertInto('player')
      .values({ ...row, invite_code: newInviteCode() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  // If neither name nor phone is taken, the invitation code was: a new one will be free.
  while (!(await insert())) await refuseTaken(trx, row, player.username !== '');
  await recordAudit(trx, clock, {
    actor: `player:${id}`,
    action: 'player.registered',
    subject: `player:${id}`,
    ...(player.terms && { detail: { terms: player.terms } }),
  });
  return id;
}

/** @param named whether the player chose the name; otherwise it is the phone. */
async function refuseTaken(
  trx: Trx,
  row: Pick<Player, 'username_key' | 'phone_key'>,
  named: boolean,
): Promise<void> {
  const others = await trx
    .selectFrom('player')
    .select(['username_key', 'phone_key'])
    .where((where) =>
      where.or([
        where('username_key', '=', row.username_key),
        where('phone_key', '=', row.phone_key),
      ]),
    )
    .execute();
  if (named && others.some((other) => other.username_key === row.username_key)) {
    throw refused('username.taken', { field: 'username' });
  }
  if (others.length > 0) throw refused('phone.taken', { field: 'phone' });
}

async function getInviter(trx: Trx, inviteCode: string): Promise<string> {
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

/** The current player, locked until the transaction ends. */
export async function lockPlayer(trx: Trx, id: string): Promise<Player | undefined> {
  return await trx
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPassword(trx: Trx, id: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('player')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/**
 * Changes the phone of a player, who is locked. A user name that is the old phone follows it.
 *
 * @throws ApiError 422 `phone.taken`.
 */
export async function changePhone(
  trx: Trx,
  player: Player,
  { phone, phoneKey, holdUntil }: { phone: string; phoneKey: string; holdUntil: Date },
): Promise<void> {
  const isNamedAfterIt = player.username === player.phone;
  try {
    await trx
      .updateTable('player')
      .set({
        phone,
        phone_key: phoneKey,
        payouts_held_until: holdUntil,
        ...(isNamedAfterIt && { username: phone, username_key: canonicalUsername(phone) }),
      })
      .where('id', '=', player.id)
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refused('phone.taken', { field: 'phone', cause: error });
  }
}

export async function findPlayerByPhone(on: Reader, phoneKey: string): Promise<Player | undefined> {
  return await on
    .selectFrom('player')
    .selectAll()
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst();
}

/** The player of a user name or a phone in any spelling (product decisions 30, 31). */
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

/** The player's own view of their account. */
export function toUserInfo(player: Player): UserInfo {
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
    phoneBound: true,
    level: player.level,
    hasPassword: player.password_hash !== null,
    inviteCode: player.invite_code,
    registeredAt: player.registered_at.toISOString(),
  };
}
