import { statements } from '../statements.ts';

/**
 * Reviews of games by players: favourites, likes, stars and comments. One row per player and game
 * holds the state; `game_opinion` has the counts, updated in the transaction that adds or removes
 * the row.
 */
export const opinions = statements(
  `create table game_opinion (
     game_id text primary key references game (id),
     favorites integer not null default 0 check (favorites >= 0),
     likes integer not null default 0 check (likes >= 0),
     ratings integer not null default 0 check (ratings >= 0),
     stars integer not null default 0 check (stars >= 0),
     comments integer not null default 0 check (comments >= 0)
   )`,
  ...['game_favorite', 'game_like'].flatMap((table) => [
    `create table ${table} (
       player_id uuid not null references player (id),
       game_id text not null references game (id),
       marked_at timestamptz not null,
       primary key (player_id, game_id)
     )`,
    `create index ${table}_marked_at on ${table} (player_id, marked_at desc, game_id)`,
  ]),
  `create table game_rating (
     player_id uuid not null references player (id),
     game_id text not null references game (id),
     stars smallint not null check (stars between 1 and 5),
     rated_at timestamptz not null,
     primary key (player_id, game_id)
   )`,
  `create table game_comment (
     id uuid primary key,
     game_id text not null references game (id),
     player_id uuid not null references player (id),
     content text not null,
     state text not null check (state in ('pending', 'shown', 'hidden')),
     for_person boolean not null default false,
     likes integer not null default 0 check (likes >= 0),
     created_at timestamptz not null,
     decided_at timestamptz,
     decided_by text,
     removed_at timestamptz
   )`,
  `create index game_comment_newest on game_comment (game_id, created_at desc, id)
   where state = 'shown' and removed_at is null`,
  `create index game_comment_liked on game_comment (game_id, likes desc, created_at desc, id)
   where state = 'shown' and removed_at is null`,
  `create index game_comment_own on game_comment (player_id, game_id, created_at desc)
   where removed_at is null`,
  `create index game_comment_state on game_comment (state, created_at) where removed_at is null`,
  `create table game_comment_like (
     player_id uuid not null references player (id),
     comment_id uuid not null references game_comment (id),
     primary key (player_id, comment_id)
   )`,
);
