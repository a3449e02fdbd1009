import type { SettleRecord } from '@parlor/api/entities';
import type { Effect, Listener } from '../kit/index.ts';

/** Actors that the app implements. */
export type PromotionCheckActors = {
  /** Sends `lead.gained` when this tab becomes the leader, and `lead.lost` when another does. */
  readonly lead: Listener<undefined>;
  readonly loadSettlable: Effect<undefined, readonly SettleRecord[]>;
};

export interface PromotionCheckInput {
  /** Ids of the records that this browser has offered already. */
  readonly readHistory: () => readonly string[];
}

export interface PromotionCheckContext extends PromotionCheckInput {
  readonly offer: SettleRecord | undefined;
}

export type PromotionCheckEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  /** From `lead`. */
  | { readonly type: 'lead.gained' }
  | { readonly type: 'lead.lost' }
  /** No other pop-up and no form is open. */
  | { readonly type: 'show' }
  /** The player opened the promotion, or closed the offer. */
  | { readonly type: 'dismissed' };

/** It is shown now: the app adds it to the stored history. */
export interface PromotionCheckEmitted {
  readonly type: 'offered';
  readonly id: string;
}

export type PromotionCheckView =
  | { readonly view: 'none' }
  /** Another tab leads, or this one does not lead yet. */
  | { readonly view: 'following' }
  /** Pop-ups of a lower priority wait for the answer. */
  | { readonly view: 'checking' }
  /** Queued behind other pop-ups. */
  | { readonly view: 'due' }
  | { readonly view: 'shown'; readonly offer: SettleRecord };
