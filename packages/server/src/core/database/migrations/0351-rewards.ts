import { statements } from '../statements.ts';

/**
 * Money that the site gives to players: rebates, bonuses, referral earnings, prizes. A reward is
 * issued to the player's payable account, and then claimed, expired, or credited at once. Beside
 * them, each closed day of a player's rebate.
 */
export const rewards = statements(
  `create table reward (
     id uuid primary key,
     player_id uuid not null references player (id),
     program text not null check (program in ('rebate', 'bonus', 'referral', 'activity')),
     kind text not null,
     scope text not null constraint reward_scope unique,
     subject text not null,
     level integer not null,
     amount bigint not null check (amount > 0),
     currency text not null,
     state text not null check (state in ('pending', 'claimed', 'expired', 'issued')),
     released_at timestamptz not null,
     expires_at timestamptz,
     finished_at timestamptz,
     check ((state = 'pending') = (finished_at is null))
   )`,
  'create index reward_player on reward (player_id, program, released_at desc, id)',
  `create index reward_pending on reward (expires_at)
   where state = 'pending' and expires_at is not null`,
  // Amounts below one minor unit are carried over: in ten-thousandths of it.
  `create table rebate_period (
     player_id uuid not null references player (id),
     period date not null,
     reward_id uuid unique references reward (id),
     valid_bets bigint not null,
     lines jsonb not null,
     carried_in bigint not null,
     carried_out bigint not null,
     closed_at timestamptz not null,
     primary key (player_id, period)
   )`,
);
