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
  /** Home has opened, or another tab has found or shown an offer. Ignored while an offer is shown. */
  | { readonly type: 'check' }
  /** On home, no other pop-up and no form is open. */
  | { readonly type: 'show' }
  /** The player opened the promotion, closed the offer, or left home. */
  | { readonly type: 'dismissed' };

export type PromotionCheckEmitted =
  /** It is shown now: the app adds it to the stored history. */
  | { readonly type: 'offered'; readonly id: string }
  /** The leader has found something to offer: the app tells the other tabs. */
  | { readonly type: 'found' };

export type PromotionCheckView =
  | { readonly view: 'none' }
  /** Pop-ups of a lower priority wait for the answer. */
  | { readonly view: 'checking' }
  /** Queued behind other pop-ups. */
  | { readonly view: 'due' }
  | { readonly view: 'shown'; readonly offer: SettleRecord };
