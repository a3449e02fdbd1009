import { statements } from '../statements.ts';

/** Hot games are ordered by own rounds; only an operator's choice comes before them (ADR 0100). */
export const hotOrder = statements(
  'drop index game_hot',
  'alter table game add column hot_rank smallint not null default 0',
  `update game g set hot_rank = case when a.hot then 1 else -1 end
   from game_arrangement a where a.game_id = g.id and a.hot is not null`,
  `create index game_hot on game
     (hot_rank desc, recent_plays desc, ('hot' = any (tags)) desc, listed_popularity desc, id)
     where offered`,
);
