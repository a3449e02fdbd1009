import type { Generated } from 'kysely';

/**
 * Internal states; players see pendingReview, pendingPayment, done and failed
 * (domain: Order states).
 */
export type WithdrawalState =
  | 'requested'
  | 'approved'
  | 'submitted'
  | 'paid'
  | 'rejected'
  | 'payoutFailed';

export interface WithdrawalTable {
  id: string;
  player_id: string;
  idempotency_key: string;
  /** Hash of the input that must be equal for a replay (S4). */
  request_hash: string;
  bank_card_id: string;
  amount: bigint;
  currency: string;
  state: WithdrawalState;
  reason: string | null;
  requested_at: Date;
  /** Computed at the request, by the rule of docs/product.md (Business constants and limits). */
  arrives_at: Date;
  approved_at: Date | null;
  /** `operator:<name>` or `system:autoApprove`. */
  approved_by: string | null;
  submitted_at: Date | null;
  finished_at: Date | null;
  next_check_at: Date | null;
  /** Requires manual review, even if others are approved automatically. */
  for_person: Generated<boolean>;
  /** Paid although its money had been released before. */
  late: Generated<boolean>;
}

export interface WithdrawalTables {
  withdrawal: WithdrawalTable;
}
