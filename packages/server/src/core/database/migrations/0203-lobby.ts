import { statements } from '../statements.ts';

/** Navigation tags, lists by tag, and the latest won rounds. */
export const lobby = statements(
  `create table game_navigation_tag (
     id text primary key,
     name text not null,
     titles jsonb not null,
     position integer not null
   )`,
  'create index game_tags on game using gin (tags)',
  `create index game_round_won on game_round (closed_at desc)
   where state = 'closed' and won > staked`,
);
