import { createHash } from 'node:crypto';
import { type OperationNodeSource, sql } from 'kysely';
import { type Clock, toDate } from '../core/clock.ts';
import { databaseError, isUniqueViolation, sqlState } from '../core/database/errors.ts';
import type { Reader, Trx } from '../core/database/schema.ts';
import { type Account, cash } from './accounts.ts';
import { InsufficientFundsError, LedgerConflictError, LedgerHaltedError } from './errors.ts';

/** One side of a transfer. `amount` in minor units: debit positive, credit negative. */
export interface Leg {
  readonly account: Account;
  readonly amount: bigint;
}

/** A transfer that is ready to be posted. Created by the builders of `transfers.ts`. */
export interface Transfer {
  /** The issuer of the key, such as `psp:card` or `maker:lotus` (domain: Transfers). */
  readonly scope: string;
  readonly key: string;
  readonly kind: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly playerId: string | null;
  /** The related business row, such as `withdrawal:<id>`. */
  readonly ref: string;
  /** Display name of the other side: a channel, a card, a game. Not part of the hash. */
  readonly subject: string;
  readonly legs: readonly Leg[];
  readonly reversesId?: bigint;
}

export interface Posted {
  readonly transferId: bigint;
  /** The key had been posted before with the same input; this is the first response (S4). */
  readonly replayed: boolean;
  /** Balance after this transfer, by account code, on the account's normal side. */
  readonly balances: ReadonlyMap<string, bigint>;
}

const CONFLICT = 'PL409';

/**
 * Posts a transfer in one round trip, exactly once per scope and key, also concurrently.
 *
 * A refused post aborts its transaction: the caller records the decline in a new one.
 *
 * @param together changes of business rows, made by the same statement; without `returning`.
 * @throws InsufficientFundsError if a player's account would fall below zero (S1).
 * @throws LedgerConflictError if the key was used with other input, or the transfer that it
 *   reverses was reversed before.
 */
export async function post(
  trx: Trx,
  clock: Clock,
  transfer: Transfer,
  together: readonly OperationNodeSource[] = [],
): Promise<Posted> {
  const legs = combine(transfer.legs);
  try {
    const { rows } =
      await sql<PostRow>`${withChanges(together)} select r.transfer_id, r.replayed, r.code, r.balance from ledger_post(
      ${transfer.scope}, ${transfer.key}, ${hashTransfer(transfer, legs)}, ${transfer.kind},
      ${transfer.currency}, ${transfer.playerId}::uuid, ${transfer.ref}, ${transfer.subject},
      ${transfer.reversesId ?? null}::bigint, ${toDate(clock)}::timestamptz,
      ${legs.map(({ account }) => account.code)}::text[],
      ${legs.map(({ account }) => account.kind)}::text[],
      ${legs.map(({ account }) => account.playerId)}::uuid[],
      ${legs.map(({ account }) => account.side)}::text[],
      ${legs.map(({ amount }) => amount)}::bigint[]) r`.execute(trx);
    return getAnswer(rows);
  } catch (error) {
    throw translated(error, transfer);
  }
}

/** Makes changes of business rows in one statement; without `returning`. */
export async function changeTogether(
  trx: Trx,
  changes: readonly OperationNodeSource[],
): Promise<void> {
  await sql`${withChanges(changes)} select`.execute(trx);
}

function withChanges(changes: readonly OperationNodeSource[]) {
  if (changes.length === 0) return sql``;
  const named = changes.map((change, index) => sql`${sql.ref(`changed_${index}`)} as (${change})`);
  return sql`with ${sql.join(named)}`;
}

interface PostRow {
  readonly transfer_id: bigint;
  readonly replayed: boolean;
  /** Null: a transfer without legs (a tombstone) has no entries. */
  readonly code: string | null;
  readonly balance: bigint | null;
}

function getAnswer(rows: readonly PostRow[]): Posted {
  const [first] = rows;
  if (!first) throw new Error('ledger_post returned nothing');
  const balances = new Map<string, bigint>();
  for (const { code, balance } of rows) {
    if (code !== null && balance !== null) balances.set(code, balance);
  }
  return { transferId: first.transfer_id, replayed: first.replayed, balances };
}

/** One leg per account, in the order of codes; legs of zero are left out. */
function combine(legs: readonly Leg[]): Leg[] {
  const byCode = new Map<string, Leg>();
  for (const { account, amount } of legs) {
    const known = byCode.get(account.code)?.amount ?? 0n;
    byCode.set(account.code, { account, amount: known + amount });
  }
  return [...byCode.values()]
    .filter(({ amount }) => amount !== 0n)
    .sort((left, right) => (left.account.code < right.account.code ? -1 : 1));
}

/** Hash of the input that must be equal for a replay. */
function hashTransfer(transfer: Transfer, legs: readonly Leg[]): string {
  const facts = [
    transfer.kind,
    transfer.currency,
    transfer.playerId,
    transfer.ref,
    String(transfer.reversesId ?? ''),
    legs.map(({ account, amount }) => [account.code, String(amount)]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function translated(error: unknown, transfer: Transfer): unknown {
  const fields = databaseError(error);
  if (fields?.code === CONFLICT) {
    return new LedgerConflictError(fields.message, fields.detail ?? '', error);
  }
  if (isUniqueViolation(error, 'ledger_transfer_reversed_once')) {
    const text = `transfer ${transfer.reversesId} was reversed before`;
    return new LedgerConflictError(text, transfer.kind, error);
  }
  if (
    fields?.code === sqlState.checkViolation &&
    fields.constraint === 'ledger_account_player_not_negative'
  ) {
    return new InsufficientFundsError(`${transfer.kind} takes more than there is`, {
      cause: error,
    });
  }
  return error;
}

/**
 * Called before new bets, payouts and joins, never before settlement (domain: Invariants).
 *
 * @throws LedgerHaltedError if an open breach concerns the player or the whole site.
 */
export async function assertNotHalted(on: Reader, playerId: string): Promise<void> {
  const breach = await openBreach(on, playerId).executeTakeFirst();
  if (breach) throw new LedgerHaltedError(`halted by the auditor: ${breach.check_id}`);
}

/**
 * Locks a player's wallet for a new stake, payout or join, in the statement that does what
 * {@link assertNotHalted} does.
 *
 * @returns the balance.
 * @throws LedgerHaltedError
 */
export async function lockForStake(trx: Trx, playerId: string): Promise<bigint> {
  const row = await trx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('ledger_account')
        .select('balance')
        .where('code', '=', cash(playerId).code)
        .forNoKeyUpdate()
        .as('balance'),
      openBreach(trx, playerId).as('breach'),
    ])
    .executeTakeFirstOrThrow();
  if (row.breach !== null) throw new LedgerHaltedError(`halted by the auditor: ${row.breach}`);
  return row.balance ?? 0n;
}

/** An unresolved breach that concerns a player or the whole site. */
function openBreach(on: Reader, playerId: string) {
  return on
    .selectFrom('ledger_breach')
    .select('check_id')
    .where('resolved_at', 'is', null)
    .where((where) => where.or([where('player_id', '=', playerId), where('player_id', 'is', null)]))
    .limit(1);
}
