import { type ReadRoundEvent, readRoundEvent } from '../../core/integrations/round-events.ts';
import type { Core } from '../../platform/core.ts';
import type { Unbookable } from '../dead-letters/index.ts';
import { type BookingStatus, bookEvent, type SiteMoney } from './rounds.ts';

/** How an event arrived. Events of the feed explain a transfer out. */
export type EventChannel = 'feed' | 'report';

export interface Verdict {
  /** The status for the provider; final, except `NOT_ENOUGH_MONEY`. */
  readonly status: BookingStatus;
  /** Set if the provider's books contain an event that the ledger can never accept. */
  readonly unbookable?: Unbookable;
}

/** The status for a field that violates the protocol. */
const statusOfField: Readonly<Record<string, BookingStatus>> = {
  playerRef: 'USER_DISABLED',
  gameCode: 'INVALID_GAME',
  currency: 'WRONG_CURRENCY',
  refTxId: 'BET_NOT_FOUND',
};

/**
 * Parses and books an event of a provider in transfer mode.
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
  const status = await bookEvent(core, provider, money, event, inFeed);
  // A report is repeated until its money has arrived. A rolled-back event that moved nothing, a bet
  // or a lost round's win of zero, leaves the books of both sides equal.
  const movedNothing = event.type === 'bet' || /^0+(\.0+)?$/.test(event.amount);
  const isExpected =
    status === 'OK' ||
    (status === 'NOT_ENOUGH_MONEY' && !inFeed) ||
    (status === 'ORIGINAL_ROLLED_BACK' && movedNothing);
  if (isExpected) return { status };
  return { status, unbookable: { reason: status, detail: `the booking answered ${status}` } };
}

function verdictOnUnreadable(read: Exclude<ReadRoundEvent, { event: unknown }>): Verdict {
  if ('unknownType' in read) {
    const detail = 'this version does not know this type of event';
    return { status: 'UNKNOWN', unbookable: { reason: 'unknownType', detail, deferred: true } };
  }
  const { field, problem } = read;
  const status = statusOfField[field] ?? 'UNKNOWN';
  return { status, unbookable: { reason: 'malformed', detail: problem } };
}
