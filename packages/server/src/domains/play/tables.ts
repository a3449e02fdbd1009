import type { Generated } from 'kysely';
import type { WalletKind } from '../../core/integrations/ports.ts';

export type SessionState =
  | 'created'
  | 'active'
  | 'leaving'
  | 'abandoned'
  | 'recovering'
  | 'resumable'
  | 'settled';

export interface PlaySessionTable {
  id: string;
  player_id: string;
  game_id: string;
  game_name: string;
  provider: string;
  wallet_kind: Generated<WalletKind>;
  /** The fund that pays: the wallet, or a promotion record. One open session per player and fund. */
  fund_ref: Generated<string>;
  idempotency_key: string;
  request_hash: string;
  state: SessionState;
  /** The provider's own id; null until known. */
  provider_session_id: string | null;
  launch_url: string | null;
  /** Hash of the launch token: single use, 60 s. */
  launch_hash: string | null;
  launch_expires_at: Date | null;
  /** Hash of the token that the provider holds for this session. */
  token_hash: string | null;
  locale: string;
  /** Minor units moved from the wallet into the game. */
  moved_in: Generated<bigint>;
  /** Minor units returned; null until it is settled. */
  recovered: bigint | null;
  /** The platform ended it, not the player. */
  by_platform: Generated<boolean>;
  /** When the player acknowledged the recovery. */
  acknowledged_at: Date | null;
  started_at: Date;
  /** Last heartbeat of the game page. */
  seen_at: Date;
  ended_at: Date | null;
  retry_at: Date | null;
  attempts: Generated<number>;
  /** The worker that collects the money holds the session until then. */
  busy_until: Date | null;
}

export type TransferState =
  | 'reserved'
  | 'sent'
  | 'unknown'
  | 'completed'
  | 'rejected'
  | 'cancelled';

export interface MakerTransferTable {
  id: string;
  session_id: string;
  player_id: string;
  provider: string;
  direction: 'in' | 'out';
  /** The session's fund. */
  fund_ref: Generated<string>;
  /** The idempotency key of the call; null for transfers that the platform starts. */
  idempotency_key: string | null;
  /** Hash of the input under that key. */
  request_hash: string | null;
  /** Minor units; null for "all" until the provider has reported the amount. */
  amount: bigint | null;
  state: TransferState;
  /** Position of the feed up to which the amount of a transfer out is explained. */
  cursor: string | null;
  created_at: Date;
  sent_at: Date | null;
  finished_at: Date | null;
}

export interface GameRoundTable {
  provider: string;
  round_id: string;
  /** The round's id for its player; the provider's stays inside. */
  public_id: Generated<string>;
  player_id: string;
  session_id: string | null;
  game_code: string;
  fund_ref: Generated<string>;
  /** It was played on a free spin of its fund, without a stake. */
  free_spin: Generated<boolean>;
  staked: Generated<bigint>;
  won: Generated<bigint>;
  /** The part of `staked` that was rolled back. */
  rolled_back: Generated<bigint>;
  /** What it counts by the rule for turnover. */
  valid_bet: Generated<bigint>;
  state: 'open' | 'closed' | 'void';
  opened_at: Date;
  closed_at: Date | null;
  /** Whether an open round waits for its player, and until when; as the provider reported. */
  resumable: Generated<boolean>;
  expires_at: Date | null;
}

export interface TurnoverEntryTable {
  id: Generated<bigint>;
  provider: string;
  /** The bet, win or rollback that changed what the round counts, and the bet behind it. */
  tx_id: string;
  bet_tx: string;
  round_id: string;
  player_id: string;
  game_id: string;
  /** Minor units; negative after a rollback. */
  valid_bet: bigint;
  sink_kind: 'rebate' | 'promotion';
  sink_id: string;
  weight_bp: number;
  /** The valid bet by its weight. */
  counted: bigint;
  rule_version: number;
  at: Date;
}

/** What the bets on a maker's games count, unless a promotion has a weight of its own for them. */
export interface TurnoverWeightTable {
  maker_id: string;
  weight_bp: number;
}

export interface ProviderFeedTable {
  provider: string;
  cursor: string;
  posted_at: Date;
}

export interface PlayTables {
  play_session: PlaySessionTable;
  maker_transfer: MakerTransferTable;
  game_round: GameRoundTable;
  provider_feed: ProviderFeedTable;
  turnover_entry: TurnoverEntryTable;
  turnover_weight: TurnoverWeightTable;
}
