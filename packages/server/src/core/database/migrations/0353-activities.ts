import { statements } from '../statements.ts';

/** Activities that an operator changes, and players' part in them. Prizes are rewards. */
export const activities = statements(
  `create table activity (
     id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
     kind text not null check (kind in ('attend', 'claim', 'apply')),
     position integer not null,
     texts jsonb not null,
     art text not null,
     color text not null,
     prize bigint not null check (prize > 0),
     code text,
     required_days integer check (required_days > 0),
     starts_at timestamptz not null,
     ends_at timestamptz not null check (ends_at > starts_at),
     hidden boolean not null default false,
     check ((kind = 'attend') = (required_days is not null))
   )`,
  `create table activity_attendance (
     activity_id text not null references activity (id),
     player_id uuid not null references player (id),
     day date not null,
     primary key (activity_id, player_id, day)
   )`,
  `create table activity_application (
     activity_id text not null references activity (id),
     player_id uuid not null references player (id),
     state text not null check (state in ('pendingReview', 'approved', 'rejected')),
     note text not null,
     answer text not null,
     applied_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     primary key (activity_id, player_id),
     check ((state = 'pendingReview') = (decided_at is null))
   )`,
  `create index activity_application_open on activity_application (applied_at)
   where state = 'pendingReview'`,
);
