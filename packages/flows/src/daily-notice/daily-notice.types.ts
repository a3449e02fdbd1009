import type { DailyNotification } from '@parlor/api/entities';
import type { Clock, Effect, FlowError } from '../kit/index.ts';

/** The last-notification date and data of section 3. */
export interface LastNotice {
  /** The day on which it was shown, in the site's zone: `2026-11-21`. */
  readonly date: string;
  /** Its id. */
  readonly data: string;
  /** Its title and content, in this locale: an edited text is news, a translation is not. */
  readonly text: string;
  readonly locale: string;
}

export interface LocalizedNotification extends DailyNotification {
  /** The locale of its texts. */
  readonly locale: string;
}

/** What the machine needs done. */
export type DailyNoticeActors = {
  /** What there is to say today, and which day it is at the site. */
  readonly loadNotification: Effect<undefined, LocalizedNotification>;
};

export interface DailyNoticeInput {
  readonly clock: Clock;
  /** Of the site, which says when a day begins: an IANA name or an offset. */
  readonly timezone: string;
  /** As last emitted; null on the first visit. */
  readonly last: LastNotice | null;
}

export interface DailyNoticeContext extends DailyNoticeInput {
  /** As last answered. */
  readonly answer: LocalizedNotification | undefined;
  readonly error: FlowError | undefined;
}

export type DailyNoticeEvent =
  /** Home is shown, or the page is back in front. */
  | { readonly type: 'look' }
  /** It is its turn: no other pop-up is open, and no form. */
  | { readonly type: 'show' }
  /** It was read, or closed. */
  | { readonly type: 'dismissed' }
  /** Another tab has shown it. */
  | { readonly type: 'last.changed'; readonly last: LastNotice | null };

/** It shows now: to be stored, and handed back as `last`. */
export interface DailyNoticeEmitted {
  readonly type: 'shown';
  readonly last: LastNotice;
}
