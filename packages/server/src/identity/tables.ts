import type { Generated } from 'kysely';

export interface SocialIdentityTable {
  id: string;
  /** `facebook`. */
  provider: string;
  /** Whom the provider means; tells nothing to anybody else. */
  subject: string;
  /** Null until a phone is bound (product decision 21). */
  player_id: string | null;
  /** What is filled in before there is a player to hold it. */
  nickname: Generated<string>;
  realname: Generated<string>;
  gender: Generated<'male' | 'female' | 'unknown' | 'custom'>;
  birthday: string | null;
  email: Generated<string>;
  first_seen_at: Date;
  bound_at: Date | null;
}

export interface IdentityTables {
  social_identity: SocialIdentityTable;
}
