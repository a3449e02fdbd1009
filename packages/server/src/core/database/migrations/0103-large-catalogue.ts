import { statements } from '../statements.ts';

/**
 * Keeps the lobby fast with 10,000 games: an index for the order of hot games, and precomputed game
 * counts.
 */
export const largeCatalogue = statements(
  `create table game_count (
     kind text not null,
     id text not null,
     games integer not null,
     primary key (kind, id)
   )`,
  `insert into game_count
     select 'all', '', count(*) from game where offered
     union all
     select 'category', category_id, count(*) from game where offered group by category_id
     union all
     select 'maker', maker_id, count(*) from game where offered group by maker_id
     union all
     select 'tag', tag, count(*)
       from (select distinct id, unnest(tags) as tag from game where offered) tagged group by tag`,
  `create index game_hot on game (('hot' = any (tags)) desc, popularity desc, id) where offered`,
);
