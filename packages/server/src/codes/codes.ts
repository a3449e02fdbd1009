import { createHash, randomInt, randomUUID } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@parlor/api/constants';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { instantOf } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, Reader, Trx } from '../database/schema.ts';
import { refused } from '../http/errors.ts';
import { prune } from '../jobs/prune.ts';

/** What a code is for; a code for one purpose is worth nothing for another (S11). */
export type CodePurpose = 'register' | 'login' | 'bind' | 'reset' | 'proof';

/** Wrong tries after which a code is void (S11). */
const MAX_WRONG_TRIES = 5;

export interface PhonePurpose {
  readonly purpose: CodePurpose;
  /** Identity of the phone, `+639171234567`. */
  readonly phoneKey: string;
}

export interface IssuedCode {
  readonly id: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Makes a code from a CSPRNG; the one before it for the same phone and purpose is void (S11). */
export async function issueCode(
  trx: Trx,
  clock: Clock,
  config: Pick<Config, 'codeMs'>,
  whom: PhonePurpose,
): Promise<IssuedCode> {
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
  const id = randomUUID();
  const expiresAt = instantOf(clock, config.codeMs);
  await currentCode(
    trx.updateTable('sms_code').set({ voided_at: instantOf(clock) }),
    whom,
  ).execute();
  const made = {
    id,
    code_hash: hashCode(id, code),
    sent_at: instantOf(clock),
    expires_at: expiresAt,
    wrong_tries: 0,
  };
  await trx
    .insertInto('sms_code')
    .values({ ...made, purpose: whom.purpose, phone_key: whom.phoneKey, voided_at: null })
    // Another one that was asked for at the same moment: the later of the two is the one.
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'phone_key']).where('voided_at', 'is', null).doUpdateSet(made),
    )
    .execute();
  return { id, code, expiresAt };
}

/** Voids a code that could not be delivered. */
export async function voidCode(on: Reader, clock: Clock, id: string): Promise<void> {
  await on
    .updateTable('sms_code')
    .set({ voided_at: instantOf(clock) })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute();
}

/**
 * Checks a code without spending it, so that a refusal further on does not burn it (decisions 44).
 * A wrong try counts at once, outside of any transaction; five void the code (S11).
 *
 * @returns the id, to be spent by {@link spendCode} in the transaction that succeeds.
 * @throws ApiError 422 `code.expired` or `code.wrong`.
 */
export async function checkCode(
  db: Db,
  clock: Clock,
  whom: PhonePurpose,
  code: string,
): Promise<string> {
  const id = await tryCode(db, clock, whom, code);
  await returnTry(db, id);
  return id;
}

/**
 * {@link checkCode} where something else that is secret is asked for together with the code: the try
 * stays counted until {@link returnTry}, so that a right code buys five guesses at the rest, no more.
 *
 * @throws ApiError 422 `code.expired` or `code.wrong`.
 */
export async function tryCode(
  db: Db,
  clock: Clock,
  whom: PhonePurpose,
  code: string,
): Promise<string> {
  const row = await currentCode(db.selectFrom('sms_code'), whom)
    .select(['id', 'code_hash', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= clock.now()) {
    throw refused('code.expired', { field: 'code' });
  }
  // Counted before it is compared: racing guesses cannot share one try.
  const counted = await db
    .updateTable('sms_code')
    .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
    .where('id', '=', row.id)
    .where('voided_at', 'is', null)
    .where('wrong_tries', '<', MAX_WRONG_TRIES)
    .returning('wrong_tries')
    .executeTakeFirst();
  if (!counted) throw refused('code.expired', { field: 'code' });
  if (row.code_hash === hashCode(row.id, code)) return row.id;
  if (counted.wrong_tries >= MAX_WRONG_TRIES) await voidCode(db, clock, row.id);
  throw refused('code.wrong', { field: 'code' });
}

/** Takes back the count of a try that was right after all. */
export async function returnTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sms_code')
    .set((set) => ({ wrong_tries: set('wrong_tries', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Spends a code that was checked, once (S11).
 *
 * @throws ApiError 422 `code.expired` when somebody else was quicker.
 */
export async function spendCode(trx: Trx, clock: Clock, id: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sms_code')
    .set({ voided_at: instantOf(clock) })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refused('code.expired', { field: 'code' });
}

/** How long a code that is dead can be asked about. */
const KEPT_MS = 24 * 60 * 60_000;

/** Forgets codes, and with them the phones of whoever never came back. */
export async function pruneCodes(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'sms_code', sql`expires_at < ${instantOf(clock, -KEPT_MS)}`);
}

interface Filterable {
  where(column: 'purpose' | 'phone_key', operator: '=', value: string): this;
  where(column: 'voided_at', operator: 'is', value: null): this;
}

function currentCode<Query extends Filterable>(query: Query, { purpose, phoneKey }: PhonePurpose) {
  return query
    .where('purpose', '=', purpose)
    .where('phone_key', '=', phoneKey)
    .where('voided_at', 'is', null);
}

function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('hex');
}
