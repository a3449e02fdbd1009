import { statements } from '../statements.ts';

/**
 * Money sessions, transfers to and from providers, rounds, and the booked position of each feed.
 */
export const play = statements(
  `create table play_session (
     id uuid primary key,
     player_id uuid not null references player (id),
     game_id text not null references game (id),
     game_name text not null,
     provider text not null,
     idempotency_key text not null,
     request_hash text not null,
     state text not null check (state in
       ('created', 'active', 'leaving', 'abandoned', 'recovering', 'resumable', 'settled')),
     provider_session_id text,
     launch_url text,
     launch_hash text constraint play_session_launch unique,
     launch_expires_at timestamptz,
     token_hash text constraint play_session_token unique,
     locale text not null,
     moved_in bigint not null default 0,
     recovered bigint,
     by_platform boolean not null default false,
     acknowledged_at timestamptz,
     started_at timestamptz not null,
     seen_at timestamptz not null,
     ended_at timestamptz,
     retry_at timestamptz,
     attempts integer not null default 0,
     busy_until timestamptz,
     constraint play_session_key unique (player_id, idempotency_key)
   )`,
  `create unique index play_session_open on play_session (player_id) where state <> 'settled'`,
  'create index play_session_player on play_session (player_id, started_at desc)',
  `create index play_session_unsettled on play_session (state, seen_at) where state <> 'settled'`,
  'create index play_session_provider on play_session (provider, provider_session_id)',
  `create table maker_transfer (
     id uuid primary key,
     session_id uuid not null references play_session (id),
     player_id uuid not null references player (id),
     provider text not null,
     direction text not null check (direction in ('in', 'out')),
     idempotency_key text,
     amount bigint,
     state text not null
       check (state in ('reserved', 'sent', 'unknown', 'completed', 'rejected', 'cancelled')),
     cursor text,
     created_at timestamptz not null,
     sent_at timestamptz,
     finished_at timestamptz,
     constraint maker_transfer_key unique (player_id, idempotency_key)
   )`,
  `create index maker_transfer_open on maker_transfer (session_id)
   where state in ('reserved', 'sent', 'unknown')`,
  `create table game_round (
     provider text not null,
     round_id text not null,
     player_id uuid not null references player (id),
     session_id uuid references play_session (id),
     game_code text not null,
     staked bigint not null default 0,
     won bigint not null default 0,
     state text not null check (state in ('open', 'closed', 'void')),
     opened_at timestamptz not null,
     closed_at timestamptz,
     primary key (provider, round_id)
   )`,
  'create index game_round_session on game_round (session_id)',
  'create index game_round_player on game_round (player_id, opened_at desc)',
  `create table provider_feed (
     provider text primary key,
     cursor text not null,
     booked_at timestamptz not null
   )`,
);
