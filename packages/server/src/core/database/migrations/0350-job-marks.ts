import { statements } from '../statements.ts';

/** How far jobs have come, so that they catch up after downtime; recent turnover by time. */
export const jobMarks = statements(
  `create table job_mark (
     name text primary key,
     at timestamptz not null
   )`,
  'create index turnover_entry_at on turnover_entry (at)',
);
