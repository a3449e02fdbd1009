import { statements } from '../statements.ts';

/** SMS codes are bound to the device that requested them (S11; docs/decisions/0040). */
export const codesPerDevice = statements(
  // Empty for a client without a device id, and for codes from before device ids.
  `alter table sms_code add column device_hash text not null default ''`,
  'drop index sms_code_current',
  `create unique index sms_code_current on sms_code (purpose, phone_key, device_hash)
   where voided_at is null`,
  'create index sms_code_phone on sms_code (phone_key, sent_at)',
  `alter table player_session add column device_hash text not null default ''`,
  `create table known_device (
     player_id uuid not null references player (id),
     device_hash text not null,
     last_login_at timestamptz not null,
     primary key (player_id, device_hash)
   )`,
  'create index known_device_last_login_at on known_device (last_login_at)',
);
