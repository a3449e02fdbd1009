import { statements } from '../statements.ts';

const order = 'recent_plays desc, listed_popularity desc, id';

/** The order of games and their plays of today come from the platform's rounds (ADR 0100). */
export const plays = statements(
  'drop index game_hot',
  'drop index game_popularity',
  'drop index game_category_popularity',
  'drop index game_maker_popularity',
  'alter table game rename column popularity to listed_popularity',
  'alter table game add column recent_plays integer not null default 0',
  'alter table game add column plays_today integer not null default 0',
  'create index game_round_opened on game_round (opened_at)',
  `update game g set recent_plays = played.rounds
   from (
     select provider, game_code, count(*)::integer as rounds from game_round
     where state <> 'void' and opened_at >= now() - interval '7 days'
     group by provider, game_code
   ) played
   where played.provider = g.provider and played.game_code = g.game_code`,
  `create index game_popularity on game (${order}) where offered`,
  `create index game_category_popularity on game (category_id, ${order}) where offered`,
  `create index game_maker_popularity on game (maker_id, ${order}) where offered`,
  `create index game_hot on game (('hot' = any (tags)) desc, ${order}) where offered`,
);
