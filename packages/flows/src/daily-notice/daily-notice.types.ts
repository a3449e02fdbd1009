import type { DailyNotification } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Clock, Effect } from '../kit/index.ts';

/** The last-notification date and data. */
export interface LastNotice {
  /** Day on which it was shown, in the site's time zone: `2026-11-21`. */
  readonly date: string;
  /** Id of the notification. */
  readonly data: string;
  /** Title and content in this locale: an edited text shows again, a translation does not. */
  readonly text: string;
  readonly locale: string;
}

export interface LocalizedNotification extends DailyNotification {
  /** Locale of its texts. */
  readonly locale: string;
}

/** Actors that the app implements. */
export type DailyNoticeActors = {
  /** Loads today's notification and the current date at the site. */
  readonly loadNotification: Effect<undefined, LocalizedNotification>;
};

export interface DailyNoticeInput {
  readonly clock: Clock;
  /** The site's time zone, which decides when a day begins: an IANA name or an offset. */
  readonly timezone: string;
  /** As last emitted; null on the first visit. */
  readonly last: LastNotice | null;
}

export interface DailyNoticeContext extends DailyNoticeInput {
  /** As last loaded. */
  readonly answer: LocalizedNotification | undefined;
  readonly error: CallFailure | undefined;
}

export type DailyNoticeEvent =
  /** Home is shown, or the page is visible again. */
  | { readonly type: 'look' }
  /** No other pop-up and no form is open. */
  | { readonly type: 'show' }
  /** The player read or closed it. */
  | { readonly type: 'dismissed' }
  /** Another tab has shown it. */
  | { readonly type: 'last.changed'; readonly last: LastNotice | null };

/** It is shown now: the app stores it and passes it back as `last`. */
export interface DailyNoticeEmitted {
  readonly type: 'shown';
  readonly last: LastNotice;
}
