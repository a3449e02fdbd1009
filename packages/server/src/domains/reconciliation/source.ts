import type { Reader } from '../../core/database/schema.ts';

/** A movement at a third party, in our books or in theirs, in minor units. */
export interface Movement {
  readonly channel: string;
  readonly key: string;
  readonly reference: string;
  /** Positive: to the payment provider's account, or to the house. */
  readonly amount: bigint;
  readonly at: Date;
  /** In our books, a bet that was rolled back, or its rollback. */
  readonly isUndone?: boolean;
}

export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** What a third party has booked around a day. */
export interface Statement {
  readonly movements: readonly Movement[];
  /** Position of its feed at which the day begins; null without a feed. */
  readonly cursor: string | null;
  /** Channels of which the party gives no statement; none by default. */
  readonly notCompared?: readonly string[];
}

/** A third party whose books are compared with the ledger. */
export interface Source {
  /** `bank`: the payment provider; `accounts`: the site's own; or the name of a game provider. */
  readonly party: string;
  /** Their movements of a day, and those around it that may explain ours. Network. */
  readStatement(day: string, period: Period): Promise<Statement>;
  /** Our postings of the period, and those of the keys whenever they were made. */
  readPostings(on: Reader, keys: readonly string[], period: Period): Promise<readonly Movement[]>;
  /** When our first posting was made; undefined without any. Reads all of them. */
  readFirstPosting(on: Reader): Promise<Date | undefined>;
}
