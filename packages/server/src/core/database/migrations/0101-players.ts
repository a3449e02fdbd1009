import { statements } from '../statements.ts';

/** Players, their sessions, and their credentials. */
export const players = statements(
  `create table player (
     id uuid primary key,
     username text not null,
     username_key text not null constraint player_username_key unique,
     phone text not null,
     phone_key text not null constraint player_phone_key unique,
     password_hash text,
     nickname text not null default '',
     realname text not null default '',
     gender text not null default 'unknown' check (gender in ('male', 'female', 'unknown', 'custom')),
     birthday date,
     email text not null default '',
     avatar text not null default '',
     level integer not null default 0,
     invite_code text not null constraint player_invite_code unique,
     invited_by uuid references player (id),
     frozen_at timestamptz,
     registered_at timestamptz not null
   )`,
  `create table player_session (
     id uuid primary key,
     token_hash text not null constraint player_session_token unique,
     player_id uuid not null references player (id),
     device text not null,
     started_at timestamptz not null,
     active_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     proof_until timestamptz
   )`,
  'create index player_session_player on player_session (player_id, started_at desc)',
  `create table sms_code (
     id uuid primary key,
     purpose text not null,
     phone_key text not null,
     code_hash text not null,
     sent_at timestamptz not null,
     expires_at timestamptz not null,
     wrong_tries integer not null default 0,
     voided_at timestamptz
   )`,
  `create unique index sms_code_current on sms_code (purpose, phone_key) where voided_at is null`,
  'create index sms_code_expires_at on sms_code (expires_at)',
  `create table captcha (
     id uuid primary key,
     answer_hash text not null,
     expires_at timestamptz not null
   )`,
  'create index captcha_expires_at on captcha (expires_at)',
  `create table online_time_report (
     id bigint generated always as identity primary key,
     player_id uuid not null references player (id),
     minutes smallint not null check (minutes between 1 and 3),
     reported_at timestamptz not null
   )`,
  'create index online_time_report_player on online_time_report (player_id, reported_at)',
  `create table bank_card (
     id uuid primary key,
     player_id uuid not null references player (id),
     bank_code text not null,
     bank_name text not null,
     cardholder text not null,
     card_number text not null,
     operator_code text not null,
     is_default boolean not null,
     proved_at timestamptz,
     added_at timestamptz not null,
     removed_at timestamptz
   )`,
  `create unique index bank_card_number on bank_card (player_id, bank_code, card_number)
   where removed_at is null`,
  `create unique index bank_card_default on bank_card (player_id)
   where is_default and removed_at is null`,
);
