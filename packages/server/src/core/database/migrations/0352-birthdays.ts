import { statements } from '../statements.ts';

/** When a birthday was set: the birthday bonus requires it some time before. */
export const birthdays = statements(
  'alter table player add column birthday_set_at timestamptz',
  'update player set birthday_set_at = registered_at where birthday is not null',
);
