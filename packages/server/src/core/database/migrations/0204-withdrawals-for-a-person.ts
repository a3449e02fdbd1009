import { statements } from '../statements.ts';

/** A withdrawal that nothing approves by itself. */
export const withdrawalsForAPerson = statements(
  'alter table withdrawal add column for_person boolean not null default false',
);
