import { statements } from '../statements.ts';

/** What games are found by (games/search), beside the games, so that lists need not carry it. */
export const search = statements(
  `create table game_search (
     game_id text primary key references game (id),
     digest text not null,
     haystack text not null,
     terms text[] not null
   )`,
  'create index game_search_terms on game_search using gin (terms)',
  // Told how many games a common letter is in, the planner reads every name instead: it knows what a
  // page costs, not what it costs to look through eighty terms a game.
  'alter table game_search alter column terms set statistics 0',
  `create table game_search_word (
     word text primary key
   )`,
);
