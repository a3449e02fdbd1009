import type { ColumnType } from 'kysely';

/** One category of a closed day; amounts in minor units as text, since JSON has no bigint. */
export interface StoredLine {
  readonly categoryId: string;
  readonly validBets: string;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** Rounded down. */
  readonly amount: string;
}

/** A closed day of a player. */
export interface RebatePeriodTable {
  player_id: string;
  /** `YYYY-MM-DD` in the site's zone. */
  period: string;
  /** Null: nothing was issued, as the amount was below the minimum. */
  reward_id: string | null;
  valid_bets: bigint;
  lines: ColumnType<readonly StoredLine[], string, never>;
  /** What the days before left over or owe, and what this one leaves: ten-thousandths of a minor unit. */
  carried_in: bigint;
  carried_out: bigint;
  closed_at: Date;
}

export interface RebateTables {
  rebate_period: RebatePeriodTable;
}
