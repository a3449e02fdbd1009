import type { Generated } from 'kysely';

/** A day whose postings were compared with the provider's statement. */
interface StatementCheckTable {
  /** `2026-11-21`, in the site's zone. */
  day: string;
  checked_at: Date;
  lines: number;
  /** Change of the money at the provider, by the ledger and by the statement, in minor units. */
  ours: bigint;
  theirs: bigint;
}

interface StatementDifferenceTable {
  id: Generated<bigint>;
  day: string;
  channel: string;
  /** The provider's id, or the payout's: the key in the ledger. */
  key: string;
  reference: string;
  /** Minor units, positive to the provider's account; null: no such posting, or no such line. */
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
