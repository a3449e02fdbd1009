import type { Generated } from 'kysely';

export interface PlayerTable {
  id: string;
  /** As typed, or the phone without a chosen name. */
  username: string;
  /** Identity of the name: unique and case-insensitive (product decision 31). */
  username_key: string;
  /** In the national format of the player's country. */
  phone: string;
  /**
   * Identity of the number, `+639171234567`: two spellings are one player (product decision 30).
   */
  phone_key: string;
  /** PHC string; null for an account that has no password yet (product decision 44). */
  password_hash: string | null;
  nickname: Generated<string>;
  realname: Generated<string>;
  gender: Generated<'male' | 'female' | 'unknown' | 'custom'>;
  birthday: string | null;
  birthday_set_at: Generated<Date | null>;
  email: Generated<string>;
  avatar: Generated<string>;
  level: Generated<number>;
  invite_code: string;
  invited_by: string | null;
  frozen_at: Date | null;
  /** Set by a change of the phone (product decision 54). */
  payouts_held_until: Date | null;
  registered_at: Date;
}

/** A term that nicknames may not contain. */
export interface ReservedNameTable {
  word: string;
  added_by: string;
  added_at: Date;
}

export interface SocialIdentityTable {
  id: string;
  /** `facebook`. */
  provider: string;
  /** The provider's id of the account; opaque to everybody else. */
  subject: string;
  /** Null until a phone is bound (product decision 21). */
  player_id: string | null;
  /** Profile fields that were filled in before the player exists. */
  nickname: Generated<string>;
  realname: Generated<string>;
  gender: Generated<'male' | 'female' | 'unknown' | 'custom'>;
  birthday: string | null;
  email: Generated<string>;
  first_seen_at: Date;
  bound_at: Date | null;
}

export interface PlayerTables {
  player: PlayerTable;
  reserved_name: ReservedNameTable;
  social_identity: SocialIdentityTable;
}
