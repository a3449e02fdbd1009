import { statements } from '../statements.ts';

/** Messages of third parties that cannot be booked, kept for an operator. */
export const deadLetters = statements(
  `create table dead_letter (
     id bigint generated always as identity primary key,
     party text not null,
     channel text not null check (channel in ('feed', 'report', 'webhook', 'poll')),
     fingerprint text not null,
     kind text not null,
     reference text not null,
     player_id uuid,
     reason text not null,
     detail text not null,
     payload text not null,
     state text not null check (state in ('open', 'deferred', 'booked', 'handled')),
     seen integer not null default 1,
     first_at timestamptz not null,
     last_at timestamptz not null,
     closed_at timestamptz,
     closed_by text,
     constraint dead_letter_once unique (party, fingerprint)
   )`,
  `create index dead_letter_unresolved on dead_letter (id desc) where state in ('open', 'deferred')`,
);
