import type { EndingPreview, PromotionRecordDetail } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Effect } from '../kit/index.ts';

/** The three ways to end a joined promotion. */
export type Ending = 'settle' | 'close' | 'unlock';

/** A record with what each ending would do now. */
export interface RecordAndPreview {
  readonly record: PromotionRecordDetail;
  /** Null once it has ended or is closing. */
  readonly preview: EndingPreview | null;
}

export interface EndingOrder {
  readonly id: string;
  readonly ending: Ending;
  /** As confirmed by the player. */
  readonly preview: EndingPreview;
  /** Kept until the server has given a final answer. */
  readonly idempotencyKey: string;
}

/** Actors that the app implements. */
export type PromotionRecordActors = {
  readonly loadRecord: Effect<{ readonly id: string }, RecordAndPreview>;
  /**
   * Ends the promotion exactly as previewed, and returns it; refuses with 409 if something has
   * changed since. Collects the money in a game first.
   */
  readonly endRecord: Effect<EndingOrder, RecordAndPreview>;
};

export interface PromotionRecordInput {
  readonly id: string;
  readonly createKey: () => string;
}

export interface PromotionRecordContext extends PromotionRecordInput {
  readonly loaded: RecordAndPreview | undefined;
  readonly ending: Ending | undefined;
  readonly idempotencyKey: string | undefined;
  /** The preview differs from the one that the player confirmed. */
  readonly isChanged: boolean;
  /** Polls since the promotion began to close. */
  readonly attempt: number;
  readonly error: CallFailure | undefined;
}

export type PromotionRecordEvent =
  | { readonly type: 'retry' }
  /** A bet was counted, or the page is visible again. */
  | { readonly type: 'refresh' }
  /** Asks for the confirmation of an ending. */
  | { readonly type: 'end'; readonly ending: Ending }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

/** The wallet and the lists of promotions are stale. */
export interface PromotionRecordEmitted {
  readonly type: 'ended';
  readonly record: PromotionRecordDetail;
}

/** What the page shows, as the state's `meta`. */
export interface PromotionRecordMeta {
  readonly view:
    | 'loading'
    | 'loadFailed'
    | 'notFound'
    | 'open'
    | 'confirming'
    | 'uncertain'
    | 'closing'
    | 'ended';
}

export type PromotionRecordView =
  | { readonly view: 'loading' | 'notFound' }
  | { readonly view: 'loadFailed'; readonly error: CallFailure }
  | {
      /** Ongoing or settlable. */
      readonly view: 'open';
      readonly record: PromotionRecordDetail;
      readonly preview: EndingPreview;
      /** Why the last attempt to end it failed. */
      readonly error: CallFailure | undefined;
      /** The ending that is being previewed. */
      readonly asked: Ending | undefined;
    }
  | {
      readonly view: 'confirming';
      readonly record: PromotionRecordDetail;
      readonly preview: EndingPreview;
      readonly ending: Ending;
      readonly isChanged: boolean;
      readonly isBusy: boolean;
      /** Money is being returned from a game first. */
      readonly isCollecting: boolean;
    }
  | {
      readonly view: 'uncertain';
      readonly record: PromotionRecordDetail;
      readonly preview: EndingPreview;
      readonly ending: Ending;
    }
  | { readonly view: 'closing'; readonly record: PromotionRecordDetail }
  /** Settled, closed or unlocked: nothing leaves these states. */
  | { readonly view: 'ended'; readonly record: PromotionRecordDetail };
