import { statements } from '../statements.ts';

/** What the auditor looks up each minute: rows by when they were made and finished. */
export const auditing = statements(
  `create index deposit_order_done on deposit_order (finished_at) where state = 'done'`,
  'create index withdrawal_requested_at on withdrawal (requested_at)',
  'create index withdrawal_finished_at on withdrawal (finished_at)',
  'create index maker_transfer_created_at on maker_transfer (created_at)',
  'create index maker_transfer_finished_at on maker_transfer (finished_at)',
  // The sum of a session's transfers out, and what of it is on its way.
  'create index maker_transfer_session on maker_transfer (session_id)',
);
