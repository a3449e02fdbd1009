import { type ReadRoundEvent, readRoundEvent } from '../../core/integrations/round-events.ts';
import type { Core } from '../../platform/core.ts';
import type { Unpostable } from '../dead-letters/index.ts';
import { type PostingStatus, postEvent, type SiteMoney } from './rounds.ts';

/** How an event arrived. Events of the feed explain a transfer out. */
export type EventChannel = 'feed' | 'report';

export interface Verdict {
  /** The status for the provider; final, except `NOT_ENOUGH_MONEY`. */
  readonly status: PostingStatus;
  /** Set if the provider's books contain an event that the ledger can never accept. */
  readonly unpostable?: Unpostable;
}

/** The status for a field that violates the protocol. */
const statusByField: Readonly<Record<string, PostingStatus>> = {
  playerRef: 'USER_DISABLED',
  gameCode: 'INVALID_GAME',
  currency: 'WRONG_CURRENCY',
  refTxId: 'BET_NOT_FOUND',
};

/**
 * Parses and posts an event of a provider in transfer mode.
 *
 * @param raw as received, in JSON; nothing else is known of it.
 * @throws errors for which a retry may succeed.
 */
export async function takeEvent(
  core: Core,
  provider: string,
  money: SiteMoney,
  raw: unknown,
  channel: EventChannel,
): Promise<Verdict> {
  const read = readRoundEvent(raw);
  if (!('event' in read)) return verdictOnUnreadable(read);
  const { event } = read;
  const inFeed = channel === 'feed';
  const status = await postEvent(core, provider, money, event, inFeed);
  // A report is repeated until its money has arrived. A rolled-back event that moved nothing, a bet
  // or a lost round's win of zero, leaves the books of both sides equal.
  const movedNothing = event.type === 'bet' || /^0+(\.0+)?$/.test(event.amount);
  const isExpected =
    status === 'OK' ||
    (status === 'NOT_ENOUGH_MONEY' && !inFeed) ||
    (status === 'ORIGINAL_ROLLED_BACK' && movedNothing);
  if (isExpected) return { status };
  return { status, unpostable: { reason: status, detail: `posting answered ${status}` } };
}

function verdictOnUnreadable(read: Exclude<ReadRoundEvent, { event: unknown }>): Verdict {
  if ('unknownType' in read) {
    const detail = 'this version does not know this type of event';
    return { status: 'UNKNOWN', unpostable: { reason: 'unknownType', detail, deferred: true } };
  }
  const { field, problem } = read;
  const status = statusByField[field] ?? 'UNKNOWN';
  return { status, unpostable: { reason: 'malformed', detail: problem } };
}
