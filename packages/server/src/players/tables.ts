import type { Generated } from 'kysely';

export interface PlayerTable {
  id: string;
  /** As typed, or the phone where none was chosen. */
  username: string;
  /** Identity of the name: unique without regard to case (product decision 31). */
  username_key: string;
  /** As the player's country writes it. */
  phone: string;
  /** Identity of the number, `+639171234567`: two spellings are one player (product decision 30). */
  phone_key: string;
  /** PHC string; null for an account that has no password yet (product decision 44). */
  password_hash: string | null;
  nickname: Generated<string>;
  realname: Generated<string>;
  gender: Generated<'male' | 'female' | 'unknown' | 'custom'>;
  birthday: string | null;
  email: Generated<string>;
  avatar: Generated<string>;
  level: Generated<number>;
  invite_code: string;
  invited_by: string | null;
  frozen_at: Date | null;
  registered_at: Date;
}

export interface PlayerSessionTable {
  id: string;
  token_hash: string;
  /** Null for a social login that has no phone yet; then its identity holds the session. */
  player_id: string | null;
  social_identity_id: string | null;
  device: string;
  /** Hash of the device id; empty for a client that sends none. */
  device_hash: Generated<string>;
  started_at: Date;
  active_at: Date;
  /** The absolute end, whatever happens (product decision 45). */
  expires_at: Date;
  ended_at: Date | null;
  /** Until when a fresh proof is good (S19). */
  proof_until: Date | null;
}

export interface SmsCodeTable {
  id: string;
  purpose: string;
  phone_key: string;
  /** Hash of the id of the device that asked for it; empty for all clients that send none. */
  device_hash: Generated<string>;
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  wrong_tries: Generated<number>;
  /** Spent, replaced or tried too often. */
  voided_at: Date | null;
}

export interface KnownDeviceTable {
  player_id: string;
  device_hash: string;
  last_login_at: Date;
}

/** A word that nicknames may not contain. */
export interface ReservedNameTable {
  word: string;
  added_by: string;
  added_at: Date;
}

export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: Date;
}

export interface OnlineTimeReportTable {
  id: Generated<bigint>;
  player_id: string;
  minutes: number;
  reported_at: Date;
}

export interface OnlineDayTable {
  player_id: string;
  /** `YYYY-MM-DD` in the site's zone. */
  day: string;
  minutes: number;
}

export interface BankCardTable {
  id: string;
  player_id: string;
  bank_code: string;
  bank_name: string;
  cardholder: string;
  card_number: string;
  operator_code: string;
  is_default: boolean;
  /** Null until a withdrawal to it had a fresh proof (S19). */
  proved_at: Date | null;
  added_at: Date;
  removed_at: Date | null;
}

export interface PlayerTables {
  player: PlayerTable;
  player_session: PlayerSessionTable;
  sms_code: SmsCodeTable;
  known_device: KnownDeviceTable;
  reserved_name: ReservedNameTable;
  captcha: CaptchaTable;
  online_time_report: OnlineTimeReportTable;
  online_day: OnlineDayTable;
  bank_card: BankCardTable;
}
