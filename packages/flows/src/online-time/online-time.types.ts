import type { OnlineTime } from '@parlor/api/rules';
import type { Clock, Effect, Listener } from '../kit/index.ts';

/** Actors that the app implements. */
export type OnlineTimeActors = {
  /** Sends `lead.gained` when this tab becomes the leader, and `lead.lost` when another does. */
  readonly lead: Listener<undefined>;
  readonly report: Effect<{ readonly onlineTime: OnlineTime }, void>;
};

export interface OnlineTimeInput {
  readonly clock: Clock;
  /** When any tab last reported or started counting, in milliseconds since 1970; null if none did. */
  readonly readStamp: () => number | null;
}

/** Whether online time is counted, and whether this tab is the leader that reports it. */
export interface OnlineTimeView {
  readonly view: 'off' | 'following' | 'leading';
}

export type OnlineTimeContext = OnlineTimeInput;

export type OnlineTimeEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  /** From `lead`. */
  | { readonly type: 'lead.gained' }
  | { readonly type: 'lead.lost' }
  /** Internal: three minutes, or 30 seconds, have passed. */
  | { readonly type: 'report.due' }
  | { readonly type: 'check.due' };

/** The app stores it where all tabs read it. */
export interface OnlineTimeEmitted {
  readonly type: 'stamped';
  readonly at: number;
}
