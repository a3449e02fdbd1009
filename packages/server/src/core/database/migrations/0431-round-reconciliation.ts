import { statements } from '../statements.ts';

/** The ledger is compared with the round feed of each game provider, too (ADR 0099). */
export const roundReconciliation = statements(
  `alter table statement_check add column party text not null default 'bank'`,
  'alter table statement_check add column cursor text',
  'alter table statement_check drop constraint statement_check_pkey',
  'alter table statement_check add primary key (party, day)',
  'alter table statement_check alter column party drop default',
  `alter table statement_difference add column party text not null default 'bank'`,
  'alter table statement_difference alter column party drop default',
);
