import { statements } from '../statements.ts';

/**
 * What operators do about money: late payouts, chargebacks, corrections by two operators, payouts
 * held after a change of the phone, and the comparison with the provider's statement.
 */
export const moneyOperations = statements(
  'alter table withdrawal add column late boolean not null default false',
  `alter table deposit_order add column reversed bigint not null default 0
     check (reversed >= 0 and reversed <= amount)`,
  'alter table player add column payouts_held_until timestamptz',
  `create table correction (
     id uuid primary key,
     kind text not null check (kind in ('adjust', 'suspense')),
     player_id uuid references player (id),
     suspense_transfer_id bigint,
     amount bigint not null check (amount <> 0),
     currency text not null,
     reason text not null,
     state text not null check (state in ('proposed', 'done', 'withdrawn')),
     proposed_by text not null,
     proposed_at timestamptz not null,
     decided_by text,
     decided_at timestamptz,
     check (kind = 'suspense' or player_id is not null),
     check ((kind = 'suspense') = (suspense_transfer_id is not null))
   )`,
  `create index correction_open on correction (proposed_at) where state = 'proposed'`,
  // An amount in suspense is released once, also if it is proposed twice.
  `create unique index correction_suspense on correction (suspense_transfer_id)
   where state <> 'withdrawn'`,
  `create table statement_check (
     day text primary key,
     checked_at timestamptz not null,
     lines integer not null,
     ours bigint not null,
     theirs bigint not null
   )`,
  `create table statement_difference (
     id bigint generated always as identity primary key,
     day text not null,
     channel text not null,
     key text not null,
     reference text not null,
     ours bigint,
     theirs bigint,
     state text not null check (state in ('open', 'matched', 'explained')),
     found_at timestamptz not null,
     closed_at timestamptz,
     closed_by text,
     reason text,
     constraint statement_difference_key unique (channel, key)
   )`,
  `create index statement_difference_open on statement_difference (day) where state = 'open'`,
);
