import { statements } from '../statements.ts';

/** Everything that the lobby's pages of the catalogue show. */
const shown = [
  'game',
  'game_maker',
  'game_category',
  'game_count',
  'game_navigation_tag',
  'game_search',
  'banner',
  'site',
];

/**
 * A version that changes with every change of the catalogue, in the same transaction, so that every
 * server knows when its cached pages are stale (ADR 0054).
 */
export const catalogueVersion = statements(
  `create table catalogue_version (
     id smallint primary key default 1 check (id = 1),
     version bigint not null
   )`,
  'insert into catalogue_version (version) values (1)',
  `create function increment_catalogue_version() returns trigger language plpgsql as $$
   begin
     update catalogue_version set version = version + 1;
     return null;
   end $$`,
  ...shown.map(
    (table) =>
      `create trigger ${table}_version after insert or update or delete on ${table}
       for each statement execute function increment_catalogue_version()`,
  ),
);
