import { statements } from '../statements.ts';

/** Roles of operators, the block list, and the operator's arrangement of the catalogue. */
export const operator = statements(
  // Operators from before there were roles had all permissions.
  `alter table operator_account add column roles text[] not null default '{admin}'`,
  `create table block_entry (
     entry text primary key,
     kind text not null check (kind in ('address', 'network', 'country')),
     reason text not null,
     added_by text not null,
     added_at timestamptz not null,
     ends_at timestamptz
   )`,
  /*
   * Overrides of the operator. The provider's value is stored next to it, so that it can be
   * restored; the game's own row is what players see.
   */
  `create table game_arrangement (
     game_id text primary key references game (id),
     hidden boolean not null default false,
     hot boolean,
     new_from timestamptz,
     listed boolean not null,
     listed_tags text[] not null,
     listed_released_at timestamptz not null
   )`,
  'create index audit_entry_actor on audit_entry (actor, id desc)',
);
