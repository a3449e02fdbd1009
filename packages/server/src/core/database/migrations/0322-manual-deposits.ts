import { statements } from '../statements.ts';

/**
 * Deposits that players transfer themselves and an operator reviews; the evidence by which
 * duplicates are found; decisions that need a second operator.
 */
export const manualDeposits = statements(
  `create table manual_deposit (
     id uuid primary key,
     player_id uuid not null references player (id),
     idempotency_key text not null,
     request_hash text not null,
     account_id text not null,
     bank_name text not null,
     payee_name text not null,
     payer_account text not null,
     member_account_type text not null check (member_account_type in ('bank', 'wallet')),
     paid_at timestamptz not null,
     amount bigint not null check (amount > 0),
     currency text not null,
     reference text,
     state text not null check (state in ('pendingReview', 'done', 'failed')),
     reason text,
     credited bigint check (credited > 0),
     submitted_at timestamptz not null,
     decided_by text,
     finished_at timestamptz,
     constraint manual_deposit_key unique (player_id, idempotency_key)
   )`,
  'create index manual_deposit_player on manual_deposit (player_id, submitted_at desc)',
  `create index manual_deposit_open on manual_deposit (submitted_at)
   where state = 'pendingReview'`,
  `create index manual_deposit_finished on manual_deposit (finished_at)
   where state = 'done'`,
  // Hashes of receipts, and references of the bank.
  `create table manual_deposit_evidence (
     submission_id uuid not null references manual_deposit (id),
     kind text not null check (kind in ('receipt', 'reference')),
     value text not null,
     primary key (submission_id, kind, value)
   )`,
  'create index manual_deposit_evidence_value on manual_deposit_evidence (kind, value)',
  // One receipt or reference credits once, also if two operators approve at the same time.
  `create table manual_deposit_credit (
     kind text not null,
     value text not null,
     submission_id uuid not null references manual_deposit (id),
     primary key (kind, value)
   )`,
  'alter table uploaded_image add column content_hash text',
  `create table operator_proposal (
     id uuid primary key,
     action text not null,
     subject text not null,
     facts jsonb not null,
     proposed_by text not null,
     proposed_at timestamptz not null,
     reason text not null,
     state text not null check (state in ('open', 'approved', 'withdrawn')),
     decided_by text,
     decided_at timestamptz
   )`,
  `create unique index operator_proposal_open on operator_proposal (action, subject)
   where state = 'open'`,
);
