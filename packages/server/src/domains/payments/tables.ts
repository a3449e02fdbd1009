import type { TransferDetails } from '@parlor/api/entities/wallet';
import type { ColumnType, Generated } from 'kysely';

export type DepositState = 'pendingPayment' | 'done' | 'failed';

/** `due`: credited, not joined yet. `missed`: could not be joined; the deposit stays in the wallet. */
type OfferState = 'pending' | 'due' | 'joined' | 'missed';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DepositOrderTable {
  order_no: string;
  player_id: string;
  idempotency_key: string;
  /** Hash of the input that must be equal for a replay (S4). */
  request_hash: string;
  channel: string;
  channel_name: string;
  /** On a channel with several banks: the selected one. */
  bank_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** How to pay on a transfer channel; null on others, and until the provider has responded. */
  transfer: ColumnType<TransferDetails | null, string | null | undefined, string | null>;
  amount: bigint;
  currency: string;
  state: DepositState;
  /** `declined` or `expired`. */
  reason: string | null;
  return_path: string;
  /** Null until the provider has responded. */
  pay_url: string | null;
  /**
   * Paid after it had failed or expired: the money is credited nevertheless (domain: Order states).
   */
  late: Generated<boolean>;
  /** The part that chargebacks took back, in minor units. */
  reversed: Generated<bigint>;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  /** The promotion that the deposit joins when it is credited; null for none, as all below. */
  offer_id: Nullable<string>;
  /** Hash of the terms that the player chose; with others it is not joined. */
  offer_terms: Nullable<string>;
  offer_state: Nullable<OfferState>;
  offer_record: Nullable<string>;
  /** When the provider is polled next, in case its webhook was lost. */
  next_check_at: Date;
}

export interface PaymentTables {
  deposit_order: DepositOrderTable;
}
