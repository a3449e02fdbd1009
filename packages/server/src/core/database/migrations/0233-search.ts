import { statements } from '../statements.ts';

/** The search index of games (games/search), in its own table, so that lists need not read it. */
export const search = statements(
  `create table game_search (
     game_id text primary key references game (id),
     digest text not null,
     haystack text not null,
     terms text[] not null
   )`,
  'create index game_search_terms on game_search using gin (terms)',
  // With statistics on how many games contain a common letter, the planner scans every name
  // instead: it knows the cost of a page, not of comparing eighty terms per game.
  'alter table game_search alter column terms set statistics 0',
  `create table game_search_word (
     word text primary key
   )`,
);
