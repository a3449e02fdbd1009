import { sql } from 'kysely';
import type { Reader } from '../core/database/schema.ts';
import { cash } from './accounts.ts';

/** Specification: Entities and their fields's kinds of bill. */
export type BillType = 'deposit' | 'withdrawal' | 'games' | 'rewards' | 'member' | 'rebate';

/**
 * One change of the wallet: their sum over any period is the change of the balance
 * (domain: Transfers).
 */
export interface Bill {
  readonly id: bigint;
  readonly type: BillType;
  readonly kind: string;
  /** Signed change of the wallet, in minor units. */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly subject: string;
  readonly ref: string;
  readonly at: Date;
}

/** By the first part of a transfer's kind. */
const typeOfKind: Readonly<Record<string, BillType>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  maker: 'games',
  round: 'games',
  promo: 'rewards',
  referral: 'rewards',
  activity: 'rewards',
  bonus: 'member',
  rebate: 'rebate',
};

function getBillType(kind: string): BillType {
  return typeOfKind[kind.split('.', 1)[0] ?? ''] ?? 'rewards';
}

export interface BillQuery {
  readonly type?: BillType | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** A page of a player's bills, newest first, and their total number. */
export async function listBills(
  on: Reader,
  playerId: string,
  query: BillQuery,
): Promise<{ rows: Bill[]; total: number }> {
  const prefixes = Object.entries(typeOfKind)
    .filter(([, type]) => type === query.type)
    .map(([prefix]) => prefix);
  // A subquery, not a join: the index of an account's entries then returns them in order, and a page
  // reads no more of them than it shows.
  const account = on
    .selectFrom('ledger_account')
    .select('id')
    .where('code', '=', cash(playerId).code);
  const entries = on.selectFrom('ledger_entry as e').where('e.account_id', '=', account);
  let matching = entries.innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id');
  if (query.type !== undefined) {
    matching = matching.where((where) =>
      where.or([
        ...prefixes.map((prefix) => where('t.kind', '=', prefix)),
        ...prefixes.map((prefix) => where('t.kind', 'like', `${prefix}.%`)),
      ]),
    );
  }
  if (query.from) matching = matching.where('t.posted_at', '>=', query.from);
  if (query.until) matching = matching.where('t.posted_at', '<', query.until);
  // Without a filter, the index of a player's entries is enough to count them.
  const isFiltered = query.type !== undefined || query.from || query.until;
  const counted = isFiltered ? matching : entries;
  const [rows, count] = [
    await matching
      .select([
        'e.id',
        't.kind',
        'e.amount',
        'e.balance_after',
        't.subject',
        't.ref',
        't.posted_at',
      ])
      .orderBy('e.id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    await counted.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ];
  return {
    rows: rows.map((row) => ({
      id: row.id,
      type: getBillType(row.kind),
      kind: row.kind,
      // The wallet is a credit account: a credit increases it.
      amount: -row.amount,
      balanceAfter: row.balance_after,
      subject: row.subject,
      ref: row.ref,
      at: row.posted_at,
    })),
    total: Number(count.total),
  };
}
