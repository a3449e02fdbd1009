import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import type { UserInfo } from '@parlor/api/entities/player';
import { checkEmail, checkNickname } from '@parlor/api/rules';
import { type Selectable, sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import type { SocialPerson } from '../../core/integrations/ports.ts';
import { prune } from '../../core/jobs/prune.ts';
import { isReservedName } from './reserved-names.ts';
import type { SocialIdentityTable } from './tables.ts';

export type SocialIdentity = Selectable<SocialIdentityTable>;

/**
 * Inserts or locks the identity of a provider's subject until the transaction ends. A new identity
 * starts with the name and e-mail address of the provider.
 */
export async function findOrCreateIdentity(
  trx: Trx,
  clock: Clock,
  provider: string,
  person: SocialPerson,
): Promise<SocialIdentity> {
  const nickname = checkNickname(person.name);
  const isOurs = nickname.ok && (await isReservedName(trx, nickname.value));
  const email = checkEmail(person.email);
  return await trx
    .insertInto('social_identity')
    .values({
      id: randomUUID(),
      provider,
      subject: person.subject,
      player_id: null,
      // A reserved name given by others does not block the login: the player chooses another one.
      nickname: nickname.ok && !isOurs ? nickname.value : '',
      email: email.ok ? email.value : '',
      birthday: null,
      first_seen_at: toDate(clock),
      bound_at: null,
    })
    // One statement, which locks the row: a known identity could be deleted concurrently.
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doUpdateSet({ provider }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How long a social login without a phone is kept. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes social identities without a phone and without an open session. */
export async function pruneIdentities(db: Db, clock: Clock): Promise<void> {
  await prune(
    db,
    'social_identity',
    sql`player_id is null and first_seen_at < ${toDate(clock, -KEPT_MS)} and not exists (
      select from player_session s where s.social_identity_id = social_identity.id)`,
  );
}

export async function findIdentity(on: Reader, id: string): Promise<SocialIdentity | undefined> {
  return await on.selectFrom('social_identity').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The current identity, locked until the transaction ends. */
export async function lockIdentity(trx: Trx, id: string): Promise<SocialIdentity> {
  return await trx
    .selectFrom('social_identity')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function bindIdentity(
  trx: Trx,
  clock: Clock,
  id: string,
  playerId: string,
): Promise<void> {
  await trx
    .updateTable('social_identity')
    .set({ player_id: playerId, bound_at: toDate(clock) })
    .where('id', '=', id)
    .execute();
}

/** The profile of a social login that is not a player yet. */
export function toNewcomerInfo(identity: SocialIdentity): UserInfo {
  return {
    userId: identity.id,
    username: '',
    nickname: identity.nickname,
    realname: identity.realname,
    gender: identity.gender,
    birthday: identity.birthday ?? '',
    email: identity.email,
    phoneNumber: '',
    avatar: '',
    phoneBound: false,
    level: 0,
    hasPassword: false,
    inviteCode: '',
    registeredAt: identity.first_seen_at.toISOString(),
  };
}
