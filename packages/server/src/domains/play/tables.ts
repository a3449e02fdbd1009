import type { Generated } from 'kysely';

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
  player_id: string;
  session_id: string | null;
  game_code: string;
  staked: Generated<bigint>;
  won: Generated<bigint>;
  state: 'open' | 'closed' | 'void';
  opened_at: Date;
  closed_at: Date | null;
}

export interface ProviderFeedTable {
  provider: string;
  cursor: string;
  booked_at: Date;
}

export interface PlayTables {
  play_session: PlaySessionTable;
  maker_transfer: MakerTransferTable;
  game_round: GameRoundTable;
  provider_feed: ProviderFeedTable;
}
