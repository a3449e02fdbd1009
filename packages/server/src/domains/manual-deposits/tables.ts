import type { MemberAccountType } from '@parlor/api/entities/deposit';

export type ManualDepositState = 'pendingReview' | 'done' | 'failed';

export interface ManualDepositTable {
  id: string;
  player_id: string;
  idempotency_key: string;
  /** Hash of the input that must be equal for a replay (S4). */
  request_hash: string;
  /** Account of the site, by its id in the settings; names are those of the submission. */
  account_id: string;
  bank_name: string;
  payee_name: string;
  payer_account: string;
  member_account_type: MemberAccountType;
  paid_at: Date;
  /** As stated by the player. */
  amount: bigint;
  currency: string;
  /** The bank's reference; null if the player gave none. */
  reference: string | null;
  state: ManualDepositState;
  reason: string | null;
  /** As credited by the operator; null unless done. */
  credited: bigint | null;
  submitted_at: Date;
  /** `operator:<name>`. */
  decided_by: string | null;
  finished_at: Date | null;
}

interface EvidenceTable {
  submission_id: string;
  kind: 'receipt' | 'reference';
  value: string;
}

export interface ManualDepositTables {
  manual_deposit: ManualDepositTable;
  manual_deposit_evidence: EvidenceTable;
  /** The evidence of credited submissions, each once. */
  manual_deposit_credit: EvidenceTable;
}
