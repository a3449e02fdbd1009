import type { CallFailure } from '@parlor/api/errors';
import type { Effect } from '../kit/index.ts';

/** What the player adds to a claim: the code of a gift, or the note of an application. */
export interface ClaimDetails {
  readonly code?: string | undefined;
  readonly note?: string | undefined;
}

export interface ClaimOrder extends ClaimDetails {
  readonly id: string;
  /** Kept until the server has given a final answer. */
  readonly idempotencyKey: string;
}

/** Actors that the app implements. */
export type ClaimActors = {
  /** Claims a bonus, a rebate, referral earnings or the prize of an activity. */
  readonly claim: Effect<ClaimOrder, void>;
};

export interface ClaimInput {
  readonly id: string;
  readonly createKey: () => string;
}

export interface ClaimContext extends ClaimInput {
  readonly order: ClaimOrder | undefined;
  readonly error: CallFailure | undefined;
}

export type ClaimEvent =
  | { readonly type: 'claim'; readonly details?: ClaimDetails }
  /** Repeats a request without an answer, with the same key. */
  | { readonly type: 'retry' };

/** The lists of rewards are stale: it was claimed, here or elsewhere, or it has expired. */
export interface ClaimEmitted {
  readonly type: 'changed';
  readonly outcome: 'claimed' | 'over';
}

/** What the button shows, with its data. */
export type ClaimView =
  /** Why the last attempt was refused; undefined before the first one. */
  | { readonly view: 'ready'; readonly error: CallFailure | undefined }
  | { readonly view: 'claiming' | 'claimed' }
  /** A request without an answer, and why there is none. A cancelled request shows no error. */
  | { readonly view: 'uncertain'; readonly error: CallFailure | undefined }
  /** Why it can no longer be claimed. */
  | { readonly view: 'over'; readonly error: CallFailure };
