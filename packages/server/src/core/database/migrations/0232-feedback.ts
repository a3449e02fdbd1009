import { statements } from '../statements.ts';

/** Messages of players to customer service, and the pictures that they upload. */
export const feedback = statements(
  `create table feedback (
     id uuid primary key,
     player_id uuid not null references player (id),
     content text not null,
     contact text not null,
     state text not null check (state in ('open', 'answered')),
     created_at timestamptz not null
   )`,
  'create index feedback_player on feedback (player_id, created_at desc, id)',
  'create index feedback_state on feedback (state, created_at)',
  `create table feedback_answer (
     id uuid primary key,
     feedback_id uuid not null references feedback (id),
     content text not null,
     answered_by text not null,
     answered_at timestamptz not null
   )`,
  'create index feedback_answer_feedback on feedback_answer (feedback_id, answered_at)',
  `create table uploaded_image (
     id uuid primary key,
     player_id uuid not null references player (id),
     purpose text not null check (purpose in ('avatar', 'feedback', 'receipt')),
     view_key text not null,
     width integer not null,
     height integer not null,
     bytes integer not null,
     created_at timestamptz not null,
     subject text
   )`,
  'create index uploaded_image_subject on uploaded_image (subject) where subject is not null',
  `create index uploaded_image_waiting on uploaded_image (player_id, purpose, created_at)
   where subject is null`,
  'create index uploaded_image_orphans on uploaded_image (created_at) where subject is null',
);
