import type { Generated } from 'kysely';

export const deadLetterStates = ['open', 'deferred', 'posted', 'handled'] as const;

/**
 * `open`: waits for an operator; `deferred`: of a type that this version does not know, kept for a
 * later one; `posted`: posted later; `handled`: an operator has settled it by other means.
 */
export type DeadLetterState = (typeof deadLetterStates)[number];

/** `poll`: the response to a request of the platform. */
export type DeadLetterChannel = 'feed' | 'report' | 'webhook' | 'poll';

export interface DeadLetterTable {
  id: Generated<bigint>;
  /** `psp`, or the name of a game provider. */
  party: string;
  channel: DeadLetterChannel;
  /** The same message, received again, is the same dead letter. */
  fingerprint: string;
  /** The sender's own type, such as `bet`; empty without one. */
  kind: string;
  /** The sender's own id, such as a txId; empty without one. For display only. */
  reference: string;
  player_id: string | null;
  /** A code, such as `WRONG_CURRENCY`. */
  reason: string;
  detail: string;
  /**
   * JSON as text: `jsonb` accepts neither NUL nor lone surrogates, their escapes in a text are
   * valid.
   */
  payload: string;
  state: DeadLetterState;
  /** How often it was received. */
  seen: Generated<number>;
  first_at: Date;
  last_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
}

export interface DeadLetterTables {
  dead_letter: DeadLetterTable;
}
