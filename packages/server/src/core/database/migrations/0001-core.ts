import { statements } from '../statements.ts';

/** The tables of `core`: the append-only guard, the audit log, limits, jobs, the outbox. */
export const core = statements(
  `create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
   end $$`,

  `create table audit_entry (
     id bigint generated always as identity primary key,
     at timestamptz not null,
     actor text not null,
     action text not null,
     subject text not null,
     detail jsonb not null default '{}'
   )`,
  'create index audit_entry_subject on audit_entry (subject, id desc)',
  `create trigger audit_entry_append_only before update or delete on audit_entry
   for each row execute function refuse_change()`,
  `create trigger audit_entry_no_truncate before truncate on audit_entry
   for each statement execute function refuse_change()`,

  `create table rate_window (
     key text primary key,
     used integer not null,
     ends_at timestamptz not null
   )`,
  'create index rate_window_ends_at on rate_window (ends_at)',

  `create table job_lease (
     name text primary key,
     holder text not null,
     leased_until timestamptz not null,
     next_run_at timestamptz not null
   )`,

  `create table outbox_event (
     id bigint generated always as identity primary key,
     recorded_at timestamptz not null default clock_timestamp(),
     topic text not null,
     player_id uuid not null
   )`,
  'create index outbox_event_recorded_at on outbox_event (recorded_at)',
);
