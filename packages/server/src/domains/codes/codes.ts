import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { DAY_MS, SMS_CODE_LENGTH } from '@parlor/api/constants';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import { prune } from '../../core/jobs/prune.ts';

/** Purpose of a code; a code for one purpose is invalid for another (S11). */
export type CodePurpose = 'register' | 'login' | 'bind' | 'reset' | 'proof';

/** Wrong attempts after which a code is void (S11). */
const MAX_WRONG_TRIES = 5;

export interface PhonePurpose {
  readonly purpose: CodePurpose;
  /** Identity of the phone, `+639171234567`. */
  readonly phoneKey: string;
}

/** What a code is bound to (S11): at most one valid code each. */
export interface CodeKey extends PhonePurpose {
  /** Hash of the id of the device that requested it; see `hashDevice`. */
  readonly deviceHash: string;
}

export interface IssuedCode {
  readonly id: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Creates a code from a CSPRNG; the previous one of the same device for this phone and purpose
 * becomes void.
 */
export async function issueCode(
  trx: Trx,
  clock: Clock,
  config: Pick<Config, 'codeMs'>,
  key: CodeKey,
): Promise<IssuedCode> {
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
  const id = randomUUID();
  const expiresAt = toDate(clock, config.codeMs);
  const { purpose, phoneKey: phone_key, deviceHash: device_hash } = key;
  await trx
    .updateTable('sms_code')
    .set({ voided_at: toDate(clock) })
    .where('purpose', '=', purpose)
    .where('phone_key', '=', phone_key)
    .where('device_hash', '=', device_hash)
    .where('voided_at', 'is', null)
    .execute();
  const made = {
    id,
    code_hash: hashCode(id, code),
    sent_at: toDate(clock),
    expires_at: expiresAt,
    wrong_tries: 0,
  };
  await trx
    .insertInto('sms_code')
    .values({ ...made, purpose, phone_key, device_hash, voided_at: null })
    // A concurrent request created another one: the later of the two is valid.
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'phone_key', 'device_hash'])
        .where('voided_at', 'is', null)
        .doUpdateSet(made),
    )
    .execute();
  return { id, code, expiresAt };
}

/** Voids a code that could not be delivered. */
export async function voidCode(on: Reader, clock: Clock, id: string): Promise<void> {
  await on
    .updateTable('sms_code')
    .set({ voided_at: toDate(clock) })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute();
}

/** Result of an attempt. */
export type Tried =
  /** To be consumed by {@link consumeCode} in the transaction that succeeds. */
  | { readonly outcome: 'right'; readonly id: string }
  | { readonly outcome: 'wrong' }
  /** The device has no valid code; `hadOne` within the last day. */
  | { readonly outcome: 'none'; readonly hadOne: boolean };

/**
 * Compares a code with the valid one of its device, at most five times (S11). The attempt is
 * counted in the same statement that finds the code, before the comparison and outside of any
 * transaction: concurrent guesses cannot share one. Without a code the same work is done.
 */
export async function compareCode(
  db: Db,
  clock: Clock,
  { purpose, phoneKey, deviceHash }: CodeKey,
  code: string,
): Promise<Tried> {
  const ofDevice = sql`
    purpose = ${purpose} and phone_key = ${phoneKey} and device_hash = ${deviceHash}`;
  const { rows } = await sql<{ id: string | null; code_hash: string | null; had_one: boolean }>`
    with tried as (
      update sms_code set wrong_tries = wrong_tries + 1
      where ${ofDevice} and ${isLiving(clock)}
      returning id, code_hash)
    select tried.id, tried.code_hash,
      exists (select from sms_code where ${ofDevice}) as had_one
    from (values (1)) as one left join tried on true`.execute(db);
  const { id = null, code_hash: expected = null, had_one: hadOne = false } = rows[0] ?? {};
  const given = Buffer.from(hashCode(id ?? NO_CODE, code));
  const isRight = timingSafeEqual(given, expected === null ? given : Buffer.from(expected));
  if (id === null) return { outcome: 'none', hadOne };
  return isRight ? { outcome: 'right', id } : { outcome: 'wrong' };
}

/** Whether the device has a code that could be compared. */
export async function hasLivingCode(
  db: Db,
  clock: Clock,
  { purpose, phoneKey, deviceHash }: CodeKey,
): Promise<boolean> {
  const row = await db
    .selectFrom('sms_code')
    .select('id')
    .where('purpose', '=', purpose)
    .where('phone_key', '=', phoneKey)
    .where('device_hash', '=', deviceHash)
    .where(sql<boolean>`${isLiving(clock)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hashed even without a code, for the same work. */
const NO_CODE = randomUUID();

function isLiving(clock: Clock) {
  return sql`voided_at is null and wrong_tries < ${MAX_WRONG_TRIES}
    and expires_at > ${toDate(clock)}`;
}

/**
 * Whether a code was sent to a phone within the last day for another device that has not become
 * known to its account: then several strangers use up the limit of that phone.
 */
export async function isWantedByOthers(
  db: Db,
  clock: Clock,
  { phoneKey, deviceHash }: Pick<CodeKey, 'phoneKey' | 'deviceHash'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from sms_code c
    where c.phone_key = ${phoneKey} and c.device_hash <> ${deviceHash}
      and c.sent_at > ${toDate(clock, -DAY_MS)}
      and not exists (
        select from known_device k join player p on p.id = k.player_id
        where p.phone_key = c.phone_key and k.device_hash = c.device_hash)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Reverts the count of an attempt that turned out to be correct. */
export async function uncountTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sms_code')
    .set((set) => ({ wrong_tries: set('wrong_tries', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Consumes a verified code, once (S11).
 *
 * @throws ApiError 422 `code.expired` if another request was faster.
 */
export async function consumeCode(trx: Trx, clock: Clock, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sms_code')
    .set({ voided_at: toDate(clock) })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refused('code.expired', { field: 'code' });
}

/** How long a dead code is kept. */
const KEPT_MS = DAY_MS;

/** Deletes codes, and with them the phones of visitors who never returned. */
export async function pruneCodes(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'sms_code', sql`expires_at < ${toDate(clock, -KEPT_MS)}`);
}

function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('hex');
}
