import type { ColumnType, Generated } from 'kysely';

/** Columns that the database generates; read-only. */
type ReadOnly<T> = ColumnType<T, never, never>;

export interface LedgerAccountTable {
  id: ReadOnly<bigint>;
  /**
   * In the format of domain: Accounts, such as `player:<id>:cash`; hot house accounts end in
   * `#<shard>`.
   */
  code: ReadOnly<string>;
  kind: ReadOnly<AccountKind>;
  player_id: ReadOnly<string | null>;
  side: ReadOnly<'credit' | 'debit'>;
  currency: ReadOnly<string>;
  /** On the account's normal side, in minor units. Written by `ledger_post` alone. */
  balance: ReadOnly<bigint>;
}

export interface LedgerTransferTable {
  id: ReadOnly<bigint>;
  scope: ReadOnly<string>;
  key: ReadOnly<string>;
  hash: ReadOnly<string>;
  kind: ReadOnly<string>;
  currency: ReadOnly<string>;
  player_id: ReadOnly<string | null>;
  /** The related business row, such as `withdrawal:<id>`. */
  ref: ReadOnly<string>;
  /** Display name of the other side: a channel, a card, a game. */
  subject: ReadOnly<string>;
  reverses_id: ReadOnly<bigint | null>;
  /** Business time. */
  posted_at: ReadOnly<Date>;
  /** The database's own write time. */
  recorded_at: ReadOnly<Date>;
}

export interface LedgerEntryTable {
  id: ReadOnly<bigint>;
  transfer_id: ReadOnly<bigint>;
  account_id: ReadOnly<bigint>;
  /** Debit positive, credit negative, in minor units. */
  amount: ReadOnly<bigint>;
  /** The account's balance after this entry, on its normal side. */
  balance_after: ReadOnly<bigint>;
}

/** A broken invariant that the auditor found, not resolved yet. */
export interface LedgerBreachTable {
  id: Generated<bigint>;
  found_at: Date;
  check_id: string;
  /** Null: it concerns the whole site. */
  player_id: string | null;
  detail: string;
  resolved_at: Date | null;
}

export interface LedgerAuditTable {
  id: Generated<number>;
  checked_until: Date;
  run_at: Date;
}

/** How far the rollup of a wallet's bills reaches. */
export interface BillPositionTable {
  account_id: bigint;
  /** The last entry in the rollup; those of one account are committed in the order of their ids. */
  entry_id: bigint;
  /** The zone of its days, as PostgreSQL names it. */
  zone: string;
}

/** The bills of one type on one day. */
export interface BillDayTable {
  account_id: bigint;
  /** `2026-11-21` */
  day: string;
  type: BillType;
  bills: bigint;
  /** Minor units. */
  income: bigint;
  /** Minor units, positive. */
  expense: bigint;
  first_entry: bigint;
  last_entry: bigint;
}

/** Kinds of transactions (docs/product.md: Entities and their fields). */
export type BillType = 'deposit' | 'withdrawal' | 'games' | 'rewards' | 'member' | 'rebate';

export type AccountKind =
  | 'cash'
  | 'transit'
  | 'maker'
  | 'promo'
  | 'hold'
  | 'payable'
  | 'clearing'
  | 'revenue'
  | 'cost'
  | 'income';

export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_breach: LedgerBreachTable;
  ledger_audit: LedgerAuditTable;
  bill_position: BillPositionTable;
  bill_day: BillDayTable;
}
