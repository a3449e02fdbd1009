import { statements } from '../statements.ts';

/** Rows that the auditor reads each minute, by their creation and completion. */
export const auditing = statements(
  `create index deposit_order_done on deposit_order (finished_at) where state = 'done'`,
  'create index withdrawal_requested_at on withdrawal (requested_at)',
  'create index withdrawal_finished_at on withdrawal (finished_at)',
  'create index maker_transfer_created_at on maker_transfer (created_at)',
  'create index maker_transfer_finished_at on maker_transfer (finished_at)',
  // The sum of a session's transfers out, and the part of it in transit.
  'create index maker_transfer_session on maker_transfer (session_id)',
);
