import { statements } from '../statements.ts';

/** Withdrawals that require manual review. */
export const withdrawalsForAPerson = statements(
  'alter table withdrawal add column for_person boolean not null default false',
);
