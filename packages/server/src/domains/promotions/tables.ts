import type { PromotionStatus } from '@parlor/api/entities/promotion';
import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '../site/index.ts';

type Json<T> = ColumnType<T, string, string>;

type Noted = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PromotionTable {
  id: string;
  /** The plug-in that knows its conditions; see `types`. */
  type: string;
  position: number;
  titles: Json<Localised<string>>;
  /** Terms as HTML by locale; a missing one is written by the type. */
  content: Json<Localised<string>>;
  /** Path below the art's address. */
  art: string;
  color: string;
  /** The code that joining requires; null for none. */
  code: string | null;
  /** See `terms.ts`; validated when it is read. */
  terms: Json<unknown>;
  starts_at: Date;
  /** Deposits may join it when they are credited. */
  deposit_offer: Generated<boolean>;
  /** End of the joining period. */
  ends_at: Date;
  hidden: Generated<boolean>;
  updated_at: Date;
}

/** The terms with which records were joined, by their hash. */
export interface PromotionTermsTable {
  hash: string;
  promotion_id: string;
  type: string;
  terms: Json<unknown>;
  titles: Json<Localised<string>>;
  content: Json<Localised<string>>;
}

export interface PromotionRecordTable {
  id: string;
  player_id: string;
  promotion_id: string;
  idempotency_key: string;
  request_hash: string;
  terms_hash: string;
  status: PromotionStatus;
  /** Minor units, as all amounts here. */
  principal: bigint;
  bonus: bigint;
  /** Conditions; zero: not asked. */
  ask_bet: bigint;
  ask_netwin: bigint;
  ask_balance: bigint;
  /** Below this balance it can be unlocked. */
  release_below: bigint;
  joined_at: Date;
  deadline: Date;
  /** From then on it is settled as soon as it is settlable; null: only by the player. */
  auto_settle_at: Date | null;
  /** The idempotency key of the call that ended it, or that asked for it. */
  end_key: string | null;
  ended_at: Date | null;
  /** `player:<id>`, `system:promotions` or `operator:<name>`. */
  ended_by: string | null;
  balance_at_end: bigint | null;
  /** The part of that balance that went to the wallet. */
  to_wallet: bigint | null;
  /** When the player was notified that it can be settled, and that its deadline is near; once each. */
  settlable_notified_at: Noted;
  ending_notified_at: Noted;
}

/** Entitlements to rounds without a stake; never money. */
export interface PromotionFreeSpinsTable {
  record_id: string;
  granted: number;
  used: Generated<number>;
  voided: Generated<number>;
}

export interface PromotionTables {
  promotion: PromotionTable;
  promotion_terms: PromotionTermsTable;
  promotion_record: PromotionRecordTable;
  promotion_free_spins: PromotionFreeSpinsTable;
}
