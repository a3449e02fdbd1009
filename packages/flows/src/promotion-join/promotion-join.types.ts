import type {
  GamePromotionDetail,
  Money,
  ParticipationPreview,
  PromotionRecord,
} from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { Effect } from '../kit/index.ts';

/** The terms of a promotion that decide whether and how it can be joined. */
export type JoinTerms = Pick<
  GamePromotionDetail,
  'promotionId' | 'status' | 'minAmount' | 'maxAmount' | 'needsCode' | 'recordId'
>;

export interface JoinDraft {
  readonly promotionId: string;
  readonly amount: Money;
  /** Only if the promotion requires a code. */
  readonly code?: string | undefined;
  /** Kept until the server has given a final answer. */
  readonly idempotencyKey: string;
}

/** Actors that the app implements. */
export type PromotionJoinActors = {
  readonly previewJoin: Effect<JoinDraft, ParticipationPreview>;
  /** Joins exactly as previewed; refuses with 409 if something has changed since. */
  readonly join: Effect<
    { readonly draft: JoinDraft; readonly preview: ParticipationPreview },
    PromotionRecord
  >;
};

export interface PromotionJoinInput {
  readonly promotion: JoinTerms;
  /** The cash balance. */
  readonly balance: Money;
  readonly exponent: number;
  readonly createKey: () => string;
}

export interface PromotionJoinContext extends PromotionJoinInput {
  /** As submitted last. */
  readonly amount: string;
  readonly code: string;
  readonly violations: JoinViolations;
  readonly draft: JoinDraft | undefined;
  readonly preview: ParticipationPreview | undefined;
  /** The preview differs from the one that the player confirmed. */
  readonly isChanged: boolean;
  readonly record: PromotionRecord | undefined;
  readonly error: CallFailure | undefined;
}

export interface JoinViolations {
  readonly amount: Violation | undefined;
  readonly code: Violation | undefined;
}

export type PromotionJoinEvent =
  | { readonly type: 'balance.changed'; readonly balance: Money }
  /** The form: previews joining if its values are valid. */
  | { readonly type: 'submit'; readonly amount: string; readonly code: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'edit' }
  /** Repeats a request without an answer, with the same key. */
  | { readonly type: 'retry' };

/** The app shows the record. */
export interface PromotionJoinEmitted {
  readonly type: 'joined';
  readonly record: PromotionRecord;
}

/** What the form shows, as the state's `meta`. */
export interface PromotionJoinMeta {
  readonly view: 'closed' | 'alreadyJoined' | 'form' | 'confirming' | 'uncertain' | 'joined';
}

export type PromotionJoinView =
  /** The event has closed or expired. */
  | { readonly view: 'closed' }
  /** The player has an open record of it; null if only the server knows which. */
  | { readonly view: 'alreadyJoined'; readonly recordId: string | null }
  | {
      readonly view: 'form';
      readonly amount: string;
      readonly code: string;
      readonly balance: Money;
      readonly violations: JoinViolations;
      readonly error: CallFailure | undefined;
      readonly isBusy: boolean;
    }
  | {
      readonly view: 'confirming';
      readonly preview: ParticipationPreview;
      readonly isChanged: boolean;
      readonly isBusy: boolean;
    }
  | { readonly view: 'uncertain'; readonly draft: JoinDraft }
  | { readonly view: 'joined'; readonly record: PromotionRecord };
