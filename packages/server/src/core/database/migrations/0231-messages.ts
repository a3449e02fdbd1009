import { statements } from '../statements.ts';

/**
 * Messages to one player or to everybody, and who has read them; the contacts of customer service;
 * the daily notification of home.
 */
export const messages = statements(
  `create table message (
     id uuid primary key,
     player_id uuid references player (id),
     kind text not null check (kind in ('activity', 'platform', 'system')),
     texts jsonb not null,
     link text not null,
     created_at timestamptz not null,
     expires_at timestamptz
   )`,
  'create index message_player on message (player_id, created_at desc, id)',
  `create table message_read (
     player_id uuid not null references player (id),
     message_id uuid not null references message (id),
     read_at timestamptz not null,
     primary key (player_id, message_id)
   )`,
  `create table daily_notification (
     id uuid primary key,
     texts jsonb not null,
     link text not null,
     starts_at timestamptz not null,
     ends_at timestamptz
   )`,
  'create index daily_notification_starts_at on daily_notification (starts_at desc, id)',
  `create table service_contact (
     id uuid primary key,
     kind text not null
       check (kind in ('chat', 'phone', 'email', 'facebook', 'telegram', 'line')),
     value text not null,
     link text not null,
     texts jsonb not null,
     position integer not null
   )`,
);
