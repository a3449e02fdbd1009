import type { ColumnType } from 'kysely';
import type { RewardProgram } from '../../ledger/index.ts';

export type RewardState = 'pending' | 'claimed' | 'expired' | 'issued';

export interface RewardTable {
  id: string;
  player_id: string;
  program: RewardProgram;
  /** Within the programme: the kind of bonus, of earning, of activity. */
  kind: string;
  /** Scope of its transfers; one reward each. */
  scope: string;
  /** Of its transactions. */
  subject: string;
  /** The player's level when it was issued. */
  level: number;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** `issued`: credited by the system, without a claim. */
  state: RewardState;
  /** Start of the claim period. */
  released_at: Date;
  expires_at: Date | null;
  finished_at: Date | null;
  /** When the player was notified that it expires soon; once. */
  expiry_notified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RewardTables {
  reward: RewardTable;
}
