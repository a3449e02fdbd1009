/** A movement of money that two operators decide, outside of every other process. */
interface CorrectionTable {
  id: string;
  /** `adjust`: between house:adjust and a wallet. `suspense`: out of suspense. */
  kind: 'adjust' | 'suspense';
  /** Null: from suspense to house:adjust. */
  player_id: string | null;
  /** The transfer whose amount in suspense is released. */
  suspense_transfer_id: bigint | null;
  /** Minor units; positive to the player, negative from them. */
  amount: bigint;
  currency: string;
  reason: string;
  state: 'proposed' | 'done' | 'withdrawn';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface CorrectionTables {
  correction: CorrectionTable;
}
