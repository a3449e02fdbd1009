import type { Generated } from 'kysely';

export interface PlayerSessionTable {
  id: string;
  token_hash: string;
  /** Null for a social login without a phone; then its identity holds the session. */
  player_id: string | null;
  social_identity_id: string | null;
  device: string;
  /** Hash of the device id; empty for a client that sends none. */
  device_hash: Generated<string>;
  started_at: Date;
  active_at: Date;
  /** The absolute end, independent of activity (product decision 45). */
  expires_at: Date;
  ended_at: Date | null;
  /** Expiry of a fresh proof (S19). */
  proof_until: Date | null;
}

export interface KnownDeviceTable {
  player_id: string;
  device_hash: string;
  last_login_at: Date;
}

export interface SessionTables {
  player_session: PlayerSessionTable;
  known_device: KnownDeviceTable;
}
