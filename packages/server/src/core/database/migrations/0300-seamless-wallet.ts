import { statements } from '../statements.ts';

/**
 * Providers with a seamless wallet, one open session per player and fund, and rounds that outlive
 * their session (ADR 0056, 0065).
 */
export const seamlessWallet = statements(
  `alter table play_session add column wallet_kind text not null default 'transfer'
   check (wallet_kind in ('transfer', 'seamless'))`,
  `alter table play_session add column fund_ref text not null default 'cash'`,
  'drop index play_session_open',
  `create unique index play_session_open on play_session (player_id, fund_ref)
   where state <> 'settled'`,
  `alter table game_round add column fund_ref text not null default 'cash'`,
  'alter table game_round add column resumable boolean not null default false',
  'alter table game_round add column expires_at timestamptz',
  `create index game_round_open on game_round (player_id, opened_at) where state = 'open'`,
);
