import type { ColumnType } from 'kysely';

/** A decision that one operator has proposed and another one must confirm. */
interface ProposalTable {
  id: string;
  action: string;
  subject: string;
  facts: ColumnType<Readonly<Record<string, string>>, string, never>;
  /** `operator:<name>`. */
  proposed_by: string;
  proposed_at: Date;
  reason: string;
  state: 'open' | 'approved' | 'withdrawn';
  decided_by: string | null;
  decided_at: Date | null;
}

export interface FourEyesTables {
  operator_proposal: ProposalTable;
}
