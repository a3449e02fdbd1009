import { statements } from '../statements.ts';

/**
 * Promotions as data that an operator changes; the records of players who joined, with the terms of
 * their time; free spins, which are entitlements and never money.
 */
export const promotions = statements(
  `create table promotion (
     id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
     type text not null,
     position integer not null,
     titles jsonb not null,
     content jsonb not null,
     art text not null,
     color text not null,
     code text,
     terms jsonb not null,
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     hidden boolean not null default false,
     updated_at timestamptz not null
   )`,
  // Terms by their hash, as records were joined with them.
  `create table promotion_terms (
     hash text primary key,
     promotion_id text not null references promotion (id),
     type text not null,
     terms jsonb not null,
     titles jsonb not null,
     content jsonb not null
   )`,
  `create trigger promotion_terms_append_only before update or delete on promotion_terms
   for each row execute function refuse_change()`,
  `create trigger promotion_terms_no_truncate before truncate on promotion_terms
   for each statement execute function refuse_change()`,
  `create table promotion_record (
     id uuid primary key,
     player_id uuid not null references player (id),
     promotion_id text not null references promotion (id),
     idempotency_key text not null,
     request_hash text not null,
     terms_hash text not null references promotion_terms (hash),
     status text not null check (status in
       ('ongoing', 'settlable', 'closing', 'settled', 'closed', 'unlocked')),
     principal bigint not null check (principal > 0),
     bonus bigint not null check (bonus >= 0),
     ask_bet bigint not null check (ask_bet >= 0),
     ask_netwin bigint not null check (ask_netwin >= 0),
     ask_balance bigint not null check (ask_balance >= 0),
     release_below bigint not null check (release_below >= 0),
     joined_at timestamptz not null,
     deadline timestamptz not null,
     auto_settle_at timestamptz,
     end_key text,
     ended_at timestamptz,
     ended_by text,
     balance_at_end bigint,
     to_wallet bigint,
     constraint promotion_record_key unique (player_id, idempotency_key),
     check (ask_bet + ask_netwin + ask_balance > 0),
     check ((status in ('settled', 'closed', 'unlocked')) = (ended_at is not null)),
     check ((ended_at is null) = (balance_at_end is null)),
     check ((ended_at is null) = (to_wallet is null))
   )`,
  `create unique index promotion_record_open on promotion_record (player_id, promotion_id)
   where ended_at is null`,
  'create index promotion_record_player on promotion_record (player_id, joined_at desc)',
  'create index promotion_record_due on promotion_record (deadline) where ended_at is null',
  'create index promotion_record_ended on promotion_record (ended_at) where ended_at is not null',
  `create table promotion_free_spins (
     record_id uuid primary key references promotion_record (id),
     granted integer not null check (granted > 0),
     used integer not null default 0 check (used between 0 and granted),
     voided integer not null default 0 check (voided between 0 and granted - used)
   )`,
  `alter table maker_transfer add column fund_ref text not null default 'cash'`,
  `create index game_round_fund on game_round (fund_ref) where fund_ref <> 'cash'`,
  // The weights of promotions are part of their terms; this table has those of makers alone.
  'delete from turnover_weight where maker_id is null',
  'alter table turnover_weight drop column promotion_id',
  'alter table turnover_weight drop column game_id',
  'alter table turnover_weight drop column category_id',
  'alter table turnover_weight add primary key (maker_id)',
);
