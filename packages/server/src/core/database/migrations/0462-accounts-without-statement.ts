import { statements } from '../statements.ts';

/** A party that gives no statement has no sum. */
export const accountsWithoutStatement = statements(
  'alter table statement_check alter column theirs drop not null',
);
