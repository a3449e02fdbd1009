import { statements } from '../statements.ts';

/** Deposit orders and withdrawals: workflow; the ledger has the facts. */
export const payments = statements(
  `create table deposit_order (
     order_no text primary key,
     player_id uuid not null references player (id),
     idempotency_key text not null,
     request_hash text not null,
     channel text not null,
     channel_name text not null,
     amount bigint not null check (amount > 0),
     currency text not null,
     state text not null check (state in ('pendingPayment', 'done', 'failed')),
     reason text,
     return_path text not null,
     pay_url text,
     late boolean not null default false,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     finished_at timestamptz,
     next_check_at timestamptz not null,
     constraint deposit_order_key unique (player_id, idempotency_key)
   )`,
  `create index deposit_order_pending on deposit_order (next_check_at)
   where state = 'pendingPayment'`,
  'create index deposit_order_player on deposit_order (player_id, created_at desc)',
  `create table withdrawal (
     id uuid primary key,
     player_id uuid not null references player (id),
     idempotency_key text not null,
     request_hash text not null,
     bank_card_id uuid not null references bank_card (id),
     amount bigint not null check (amount > 0),
     currency text not null,
     state text not null
       check (state in ('requested', 'approved', 'submitted', 'paid', 'rejected', 'payoutFailed')),
     reason text,
     requested_at timestamptz not null,
     arrives_at timestamptz not null,
     approved_at timestamptz,
     approved_by text,
     submitted_at timestamptz,
     finished_at timestamptz,
     next_check_at timestamptz,
     constraint withdrawal_key unique (player_id, idempotency_key)
   )`,
  `create index withdrawal_open on withdrawal (state, requested_at)
   where state in ('requested', 'approved', 'submitted')`,
  'create index withdrawal_player on withdrawal (player_id, requested_at desc)',
  `create table operator_account (
     name text primary key,
     token_hash text not null constraint operator_account_token unique,
     created_at timestamptz not null,
     disabled_at timestamptz
   )`,
);
