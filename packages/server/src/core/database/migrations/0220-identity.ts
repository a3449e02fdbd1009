import { statements } from '../statements.ts';

/** Social logins, with or without a player yet; online time by day. */
export const identity = statements(
  `create table social_identity (
     id uuid primary key,
     provider text not null,
     subject text not null,
     player_id uuid references player (id),
     nickname text not null default '',
     realname text not null default '',
     gender text not null default 'unknown' check (gender in ('male', 'female', 'unknown', 'custom')),
     birthday date,
     email text not null default '',
     first_seen_at timestamptz not null,
     bound_at timestamptz,
     constraint social_identity_subject unique (provider, subject)
   )`,
  'create index social_identity_player on social_identity (player_id)',
  'alter table player_session alter column player_id drop not null',
  'alter table player_session add column social_identity_id uuid references social_identity (id)',
  // A session belongs to a player, or to a social login that may become one.
  `alter table player_session add constraint player_session_holder
     check ((player_id is null) <> (social_identity_id is null))`,
  `create index player_session_identity on player_session (social_identity_id)
   where social_identity_id is not null`,
  `create table online_day (
     player_id uuid not null references player (id),
     day date not null,
     minutes integer not null check (minutes > 0),
     primary key (player_id, day)
   )`,
);
