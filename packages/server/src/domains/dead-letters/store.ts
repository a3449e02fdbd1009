import { createHash } from 'node:crypto';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { Core } from '../../platform/core.ts';
import type { DeadLetterChannel, DeadLetterState } from './tables.ts';

/** Why a message cannot be posted. */
export interface Unpostable {
  /** A code, such as `WRONG_CURRENCY`. */
  readonly reason: string;
  /** For an operator. */
  readonly detail: string;
  /** A type that this version does not know: kept for a later one. */
  readonly deferred?: boolean;
}

/** Thrown if a message can never be posted; the receiver makes it a dead letter. */
export class UnpostableError extends Error {
  override readonly name = 'UnpostableError';
  readonly reason: string;

  constructor(reason: string, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

export interface DeadLetter extends Unpostable {
  /** `psp`, or the name of a game provider. */
  readonly party: string;
  readonly channel: DeadLetterChannel;
  /** As received, without secrets. */
  readonly payload: unknown;
}

export const UNRESOLVED: readonly DeadLetterState[] = ['open', 'deferred'];

const LONGEST_PAYLOAD = 65_536;
const LONGEST_TEXT = 140;
const LONGEST_DETAIL = 1_000;

/**
 * Stores a message that can never be posted, and alerts: an error in the log and an entry in the
 * audit log, once however often it is received.
 */
export async function recordDeadLetter(
  { db, clock, logger }: Pick<Core, 'db' | 'clock' | 'logger'>,
  letter: DeadLetter,
): Promise<void> {
  const { party, channel, payload, reason } = letter;
  const at = toDate(clock);
  const fields = toFields(payload);
  const kind = getText(fields.type);
  const reference = getText(fields.txId ?? fields.orderNo ?? fields.payoutId);
  const { playerRef } = fields;
  const recorded = await withTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('dead_letter')
      .values({
        party,
        channel,
        fingerprint: getFingerprint(payload),
        kind,
        reference,
        player_id: typeof playerRef === 'string' && isUuid(playerRef) ? playerRef : null,
        reason,
        detail: storable(letter.detail, LONGEST_DETAIL),
        payload: encode(payload),
        state: letter.deferred ? 'deferred' : 'open',
        first_at: at,
        last_at: at,
        closed_at: null,
        closed_by: null,
      })
      .onConflict((conflict) =>
        conflict.constraint('dead_letter_once').doUpdateSet((set) => ({
          seen: set('dead_letter.seen', '+', 1),
          last_at: at,
        })),
      )
      .returning(['id', 'seen'])
      .executeTakeFirstOrThrow();
    if (row.seen > 1) return undefined;
    await recordAudit(trx, clock, {
      actor: `party:${party}`,
      action: 'deadLetter.recorded',
      subject: `deadLetter:${row.id}`,
      detail: { channel, kind, reference, reason },
    });
    return row.id;
  });
  if (recorded === undefined) return;
  logger.error(
    { deadLetterId: String(recorded), party, channel, kind, reference, reason },
    'a message of a third party cannot be posted',
  );
}

/** Closes the dead letters of messages that were posted after all. */
export async function markPosted(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  party: string,
  payloads: readonly unknown[],
  by: string,
): Promise<void> {
  if (payloads.length === 0) return;
  await db
    .updateTable('dead_letter')
    .set({ state: 'posted', closed_at: toDate(clock), closed_by: by })
    .where('party', '=', party)
    .where('fingerprint', 'in', payloads.map(getFingerprint))
    .where('state', 'in', UNRESOLVED)
    .execute();
}

/**
 * A movement of money is the same however it arrived: the feed adds a cursor to a reported event, a
 * repeated webhook may have an event id of its own. Any other message is the same if its JSON is.
 */
function getFingerprint(payload: unknown): string {
  const { type, txId, roundId, orderNo, refTxId, playerRef, fundRef, amount, currency } =
    toFields(payload);
  const stake = type === 'rollback' ? [] : [amount, currency];
  const facts =
    typeof txId === 'string' && typeof (roundId ?? orderNo) === 'string'
      ? [type, txId, roundId, orderNo, refTxId, playerRef, fundRef, ...stake]
      : payload;
  return createHash('sha256').update(toJson(facts)).digest('hex');
}

function toFields(payload: unknown): Readonly<Record<string, unknown>> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}

/** JSON escapes NUL and lone surrogates, so that the text can be stored and read back unchanged. */
function encode(payload: unknown): string {
  const json = toJson(payload);
  if (json.length <= LONGEST_PAYLOAD) return json;
  return JSON.stringify({ truncated: json.slice(0, LONGEST_PAYLOAD) });
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // JSON.parse accepts any depth, JSON.stringify overflows the stack.
    return '"nested too deeply"';
  }
}

function getText(value: unknown): string {
  return typeof value === 'string' ? storable(value, LONGEST_TEXT) : '';
}

function storable(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed().replaceAll('\0', '\uFFFD');
}
