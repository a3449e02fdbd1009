import type { Generated } from 'kysely';

/** A day whose postings were compared with the books of a third party. */
interface StatementCheckTable {
  /** `bank`: the payment provider; `accounts`: the site's own; or the name of a game provider. */
  party: string;
  /** `2026-11-21`, in the site's zone. */
  day: string;
  checked_at: Date;
  lines: number;
  /** Sums by the ledger and by the third party, in minor units; null if it gives no statement. */
  ours: bigint;
  theirs: bigint | null;
  /** Position of the provider's feed at which the day begins; null without a feed. */
  cursor: string | null;
}

interface StatementDifferenceTable {
  id: Generated<bigint>;
  party: string;
  day: string;
  /** Of the payment provider; an account of the site; for rounds, the name of the game provider. */
  channel: string;
  /**
   * The key in the ledger: the provider's id, the payout's, or the submission's; else the line's id. `statement:` and
   * the day for an account that was not compared.
   */
  key: string;
  /** Of the payment provider; the bank's line; for rounds, the provider's id of the round. */
  reference: string;
  /** Minor units, positive to the payment provider's account or the house; null: not in these books. */
  ours: bigint | null;
  theirs: bigint | null;
  /** `matched`: a later check found no difference. `explained`: by an operator. */
  state: 'open' | 'matched' | 'explained';
  found_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
  reason: string | null;
}

export interface ReconciliationTables {
  statement_check: StatementCheckTable;
  statement_difference: StatementDifferenceTable;
}
