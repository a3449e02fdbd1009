import type { OnlineTime } from '@parlor/api/rules';
import type { Clock, Effect, Listener } from '../kit/index.ts';

/** What the machine needs done. */
export type OnlineTimeActors = {
  /** Says `lead.gained` when this tab is the one that reports, and `lead.lost` when another is. */
  readonly lead: Listener<undefined>;
  readonly report: Effect<{ readonly onlineTime: OnlineTime }, void>;
};

export interface OnlineTimeInput {
  readonly clock: Clock;
  /** When any tab last reported or began to count, in milliseconds since 1970; null when none did. */
  readonly readStamp: () => number | null;
}

export type OnlineTimeContext = OnlineTimeInput;

export type OnlineTimeEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.closed' }
  /** From `lead`. */
  | { readonly type: 'lead.gained' }
  | { readonly type: 'lead.lost' }
  /** The machine's own: three minutes, or half a minute, have passed. */
  | { readonly type: 'report.due' }
  | { readonly type: 'check.due' };

/** To be stored where all tabs read it. */
export interface OnlineTimeEmitted {
  readonly type: 'stamped';
  readonly at: number;
}
