import { addDays, instantAt, isoDayAt, readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import type { ProviderStatementLine } from '../../core/integrations/ports.ts';
import type { Core } from '../../platform/core.ts';
import { readSite, type SiteSettings } from '../site/index.ts';

/** A payment at midnight may be in the books of two days. */
const GRACE_MS = 3_600_000;
/** Money that is booked without a channel, and payouts. */
const CHANNELS = ['unknown', 'payout'];
const ACTOR = 'system:reconciliation';

/** The result of comparing one day. Amounts in minor units. */
export interface DayCheck {
  readonly day: string;
  readonly lines: number;
  readonly ours: bigint;
  readonly theirs: bigint;
  /** Open differences of the day. */
  readonly open: number;
}

/** One movement at the provider, in our books or in theirs. Positive: to the provider's account. */
interface Movement {
  readonly channel: string;
  readonly key: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly at: Date;
}

/**
 * Compares the postings of a day with the provider's statement, line by line and key by key.
 * Differences are listed for an operator; nothing is ever posted.
 *
 * @param day `2026-11-21`, in the site's zone.
 * @throws OutsideUnavailableError if the provider gives no statement.
 */
export async function checkDay(core: Core, day: string): Promise<DayCheck> {
  const { db } = core;
  const settings = await readSite(db);
  const start = (of: string) => instantAt(`${of} 00:00:00`, settings.countryTimezone);
  const [from, until] = [start(day), start(addDays(day, 1))];
  const lines = await core.outside.payments.statement({
    from: new Date(from - GRACE_MS).toISOString(),
    until: new Date(until + GRACE_MS).toISOString(),
  });
  const theirs = lines.map((line) => toMovement(line, settings));
  return await withTransaction(db, async (trx) => {
    const ours = await readPostings(
      trx,
      getChannels(settings),
      theirs.map(({ key }) => key),
      { from: new Date(from), until: new Date(until) },
    );
    const isOfDay = ({ at }: Movement) => at.getTime() >= from && at.getTime() < until;
    const found = compare(ours, theirs, isOfDay);
    const open = await record(core, trx, day, found);
    const sum = (all: readonly Movement[]) =>
      all.filter(isOfDay).reduce((total, { amount }) => total + amount, 0n);
    const result = { lines: theirs.filter(isOfDay).length, ours: sum(ours), theirs: sum(theirs) };
    await trx
      .insertInto('statement_check')
      .values({ day, checked_at: toDate(core.clock), ...result })
      .onConflict((again) =>
        again.column('day').doUpdateSet({ checked_at: toDate(core.clock), ...result }),
      )
      .execute();
    return { day, ...result, open };
  });
}

function toMovement(line: ProviderStatementLine, settings: SiteSettings): Movement {
  // An amount that the ledger could not have booked is a difference.
  const isOurs = line.currency === settings.currencyCode;
  const amount = (isOurs && readDecimal(line.amount, settings.currencyExponent)) || 0n;
  return {
    channel: line.channel,
    // We give payouts their key, and the provider everything else.
    key: line.type === 'payout' ? line.reference : line.id,
    reference: line.reference,
    amount: line.type === 'payment' ? amount : -amount,
    at: new Date(line.at),
  };
}

/** Channels whose money is at the provider; those of the demo's past are not. */
function getChannels({ deposit }: SiteSettings): string[] {
  const offered = deposit.methods.flatMap(({ channels }) => channels.map(({ channel }) => channel));
  return [...offered, ...CHANNELS];
}

/** The postings of the period, and those of the keys whenever they were made. */
async function readPostings(
  on: Reader,
  channels: readonly string[],
  keys: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    select substr(t.scope, 5) as channel, t.key, t.ref as reference,
      sum(e.amount)::bigint as amount, t.posted_at as at
    from ledger_transfer t
    join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.code like 'house:psp:%'
    where t.scope = any(${channels.map((channel) => `psp:${channel}`)}::text[])
      and (t.key = any(${keys}::text[]) or (t.posted_at >= ${from} and t.posted_at < ${until}))
    group by t.id`.execute(on);
  return rows;
}

interface Found extends Pick<Movement, 'channel' | 'key' | 'reference'> {
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
}

function compare(
  ours: readonly Movement[],
  theirs: readonly Movement[],
  isOfDay: (movement: Movement) => boolean,
): Found[] {
  const [booked, stated] = [ours, theirs].map(
    (all) => new Map(all.map((each) => [each.key, each])),
  );
  const keys = new Set([...ours, ...theirs].filter(isOfDay).map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [our, their] = [booked?.get(key), stated?.get(key)];
    const known = our ?? their;
    if (!known || our?.amount === their?.amount) return [];
    const { channel, reference } = known;
    return [{ channel, key, reference, ours: our?.amount ?? null, theirs: their?.amount ?? null }];
  });
}

/** Lists new differences, and closes those that are none any more; returns how many are open. */
async function record(
  { clock, logger }: Core,
  trx: Trx,
  day: string,
  found: readonly Found[],
): Promise<number> {
  for (const difference of found) {
    const row = await trx
      .insertInto('statement_difference')
      .values({ ...difference, day, state: 'open', found_at: toDate(clock) })
      .onConflict((known) => known.columns(['channel', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) continue;
    logger.error({ day, ...difference }, 'the statement of the provider differs from the ledger');
    await recordAudit(trx, clock, {
      actor: ACTOR,
      action: 'reconciliation.difference',
      subject: `difference:${row.id}`,
      detail: { day, ...difference },
    });
  }
  const open = await trx
    .selectFrom('statement_difference')
    .select(['id', 'key'])
    .where('day', '=', day)
    .where('state', '=', 'open')
    .forUpdate()
    .execute();
  const matched = open.filter(({ key }) => !found.some((each) => each.key === key));
  for (const { id } of matched) {
    await close(trx, id, { state: 'matched', closed_at: toDate(clock), closed_by: ACTOR });
    const subject = `difference:${id}`;
    await recordAudit(trx, clock, { actor: ACTOR, action: 'reconciliation.matched', subject });
  }
  return open.length - matched.length;
}

async function close(
  trx: Trx,
  id: bigint,
  changes: { state: 'matched' | 'explained'; closed_at: Date; closed_by: string; reason?: string },
): Promise<void> {
  await trx
    .updateTable('statement_difference')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Closes a difference with an operator's explanation; corrections are posted separately.
 *
 * @throws ApiError 404, or 409 if it is closed.
 */
export async function explainDifference(
  { db, clock }: Core,
  id: bigint,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('statement_difference')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.state !== 'open') throw conflict();
    await close(trx, id, {
      state: 'explained',
      closed_at: toDate(clock),
      closed_by: actor,
      reason,
    });
    await recordAudit(trx, clock, {
      actor,
      action: 'reconciliation.explained',
      subject: `difference:${id}`,
      detail: { reason },
    });
  });
}

/** Days of the past week with open differences are compared again each night. */
const AGAIN_DAYS = 7;

/** Once a night, when the provider's statement of the day before is complete. */
export async function checkNightly(core: Core): Promise<void> {
  const { db, clock } = core;
  const { countryTimezone: zone } = await readSite(db);
  const yesterday = addDays(isoDayAt(clock.now() - 2 * GRACE_MS, zone), -1);
  const known = await db
    .selectFrom('statement_check')
    .select('day')
    .where('day', '=', yesterday)
    .executeTakeFirst();
  if (known) return;
  const open = await db
    .selectFrom('statement_difference')
    .select('day')
    .distinct()
    .where('state', '=', 'open')
    .where('day', '>=', addDays(yesterday, -AGAIN_DAYS))
    .where('day', '<', yesterday)
    .execute();
  for (const { day } of open) await checkDay(core, day);
  await checkDay(core, yesterday);
}
