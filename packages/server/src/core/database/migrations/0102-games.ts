import { statements } from '../statements.ts';

/** The catalogue, as offered by providers and arranged by the operator. */
export const games = statements(
  `create table game_maker (
     id text primary key,
     name text not null,
     logo text not null
   )`,
  `create table game_category (
     id text primary key,
     name text not null,
     titles jsonb not null,
     icon text not null,
     position integer not null
   )`,
  `create table game (
     id text primary key,
     provider text not null,
     game_code text not null,
     name text not null,
     titles jsonb not null,
     maker_id text not null references game_maker (id),
     category_id text not null references game_category (id),
     tags text[] not null,
     cover text not null,
     cover_color text not null,
     description jsonb not null default '{}',
     rtp text not null,
     volatility text not null,
     min_stake bigint not null,
     max_stake bigint not null,
     released_at timestamptz not null,
     popularity integer not null,
     offered boolean not null default true,
     maintenance_ends_at timestamptz,
     constraint game_code unique (provider, game_code)
   )`,
  'create index game_popularity on game (popularity desc, id) where offered',
  'create index game_category_popularity on game (category_id, popularity desc, id) where offered',
  'create index game_maker_popularity on game (maker_id, popularity desc, id) where offered',
  'create index game_released_at on game (released_at desc, id) where offered',
);
