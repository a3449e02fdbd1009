import { statements } from '../statements.ts';

/**
 * Opaque ids of rounds for players, and the order of a player's rounds of one game. Game ids of
 * providers stay inside the platform.
 */
export const roundIds = statements(
  'alter table game_round add column public_id uuid not null default gen_random_uuid()',
  'create unique index game_round_public on game_round (public_id)',
  `create index game_round_of_game
   on game_round (player_id, provider, game_code, opened_at desc)`,
);
